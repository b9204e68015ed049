-- Uses all parts of Lua that compute: integers that wrap, strings, patterns, tables,
-- closures, coroutines, metatables, the collector and the compiler itself.

local function show(...) print(string.format(...)) end

-- integers and floats
local max, min = math.maxinteger, math.mininteger
show("%d %d %d %d", max + 1 == min and 1 or 0, max * 3, min // -1, min % -1)
show("%d %d %d", 7 // -2, -7 // 2, -7 % 3)
show("%.14g %.14g %s", 2 ^ 53, 10 / 3, tostring(0 / 0 ~= 0 / 0))
show("%d %d %d %d", 1 << 63, 1 << 64, -1 >> 1, ~5 & 0xff)
print(math.tointeger(3.0), math.tointeger(3.5), tonumber("0x7fffffffffffffff"), tonumber("1e308") * 10)
print(tonumber("9223372036854775807") + 1, tonumber("9223372036854775808"), 5 // 0.0, pcall(function() return 1 // 0 end))
for i = max - 2, max do io.write(i, " ") end
for i = min + 2, min, -1 do io.write(i, " ") end
print()
local x = 1
for i = 1, 200 do x = x * 6364136223846793005 + 1442695040888963407 end
print(x, x % 1000003, x >> 33)

-- strings
local words = {}
for word in ("the quick brown fox jumps over the lazy dog"):gmatch("%a+") do words[#words + 1] = word end
table.sort(words)
print(table.concat(words, ","), ("x"):rep(10, "-"), ("hello world"):gsub("o", { o = "0" }))
print(("key = value"):match("^(%w+)%s*=%s*(%w+)$"), ("%d+"):len(), ("abc"):byte(1, -1))
print(string.format("%5.2f|%-8s|%08x|%q", 3.14159, "left", 48879, "a\nb\0c"), #string.pack(">i4 z s2", -2, "zero", "two"))
print(string.unpack("<i8 d", string.pack("<i8 d", min, 1.5)), utf8.char(228, 8364, 128512), utf8.len("äö€"))
local s = ""
for i = 1, 300 do s = s .. string.char(65 + i * 7 % 26) end
print(#s, s:sub(-20), s:find("ABC", 1, true), s:reverse():upper():sub(1, 10))

-- tables
local t = {}
for i = 1, 2000 do t[i] = (i * 7919) % 2003 end
table.sort(t, function(a, b) return a > b end)
print(t[1], t[1000], t[2000], #t, table.unpack(t, 5, 9))
for i = 1, 1000 do t["k" .. i] = i; t[i] = nil end
local sum, count = 0, 0
for _, v in pairs(t) do sum = sum + v; count = count + 1 end
print(sum, count, select("#", table.unpack({}, 1, 100)))
table.move(t, 1001, 1010, 1)
print(table.concat(t, " ", 1, 10), next({}), rawlen({ 1, 2, 3 }))

-- closures, recursion, coroutines
local function fib(n) return n < 2 and n or fib(n - 1) + fib(n - 2) end
print(fib(22))
local function ackermann(m, n)
  if m == 0 then return n + 1 end
  if n == 0 then return ackermann(m - 1, 1) end
  return ackermann(m - 1, ackermann(m, n - 1))
end
print(ackermann(2, 30))
local primes = coroutine.wrap(function()
  local found = {}
  for n = 2, 400 do
    local prime = true
    for _, p in ipairs(found) do if n % p == 0 then prime = false; break end end
    if prime then found[#found + 1] = n; coroutine.yield(n) end
  end
end)
local list = {}
for p in primes do list[#list + 1] = p end
print(#list, list[#list], table.concat(list, " ", 1, 12))
print(pcall(error, { code = 1 }), select(2, pcall(function() local a; return a.b end)))
print(pcall(string.rep, "x", 1 << 40), select(2, pcall(load, nil)))

-- metatables
local vector = {}
vector.__index = vector
vector.__add = function(a, b) return setmetatable({ a[1] + b[1], a[2] + b[2] }, vector) end
vector.__eq = function(a, b) return a[1] == b[1] and a[2] == b[2] end
vector.__tostring = function(v) return "(" .. v[1] .. ", " .. v[2] .. ")" end
vector.__call = function(v, f) return f(v[1]) + f(v[2]) end
local v = setmetatable({ 1, 2 }, vector) + setmetatable({ 3, 4 }, vector)
print(tostring(v), v == setmetatable({ 4, 6 }, vector), v(function(n) return n * n end))

-- the compiler and the collector
local source = {}
for i = 1, 150 do source[#source + 1] = ("local v%d = %d * %d + x "):format(i, i, i + 1) end
print(load("local x = 3; " .. table.concat(source, " do end ") .. " return v149, #'abc' .. 'd'")())
print(select(2, load("return 1 +")), select(2, load("goto nowhere")))
local f = load(string.dump(function(a, b) local c = a ~ b; goto done; c = 0; ::done:: return c end))
print(f(0xf0, 0x3c))
local weak = setmetatable({}, { __mode = "k" })
for i = 1, 500 do weak[{}] = i end
collectgarbage()
collectgarbage("generational")
for i = 1, 20000 do local garbage = { i, tostring(i) } end
collectgarbage("incremental")
print(next(weak), collectgarbage("count") < 4096, os.time({ year = 2020, month = 2, day = 30, hour = 12 }) - os.time({ year = 2020, month = 3, day = 1, hour = 12 }))
