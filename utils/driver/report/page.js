// The page of a report. `data` holds all that is shown; everything is put in as text, never as markup.
"use strict";
const data = JSON.parse(document.getElementById("data").textContent);
const byId = id => document.getElementById(id);

function make(name, className, text) {
  const node = document.createElement(name);
  if (className) node.className = className;
  if (text !== undefined) node.textContent = text;
  return node;
}

/* ---- drawing: layers from the top, edges as curves through their layers ---- */

const SVG = "http://www.w3.org/2000/svg";
function svg(name, attributes, text) {
  const node = document.createElementNS(SVG, name);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  if (text !== undefined) node.textContent = text;
  return node;
}

// The edges that close a cycle, seen from the start.
function backEdges(count, groups, start) {
  const out = Array.from({length: count}, () => []), state = new Uint8Array(count), back = new Set();
  groups.forEach((g, i) => out[g.from].push(i));
  for (let root = 0; root <= count; root++) {
    const first = root ? root - 1 : start;
    if (state[first]) continue;
    const stack = [[first, 0]];
    state[first] = 1;
    while (stack.length) {
      const top = stack[stack.length - 1];
      if (top[1] === out[top[0]].length) { state[top[0]] = 2; stack.pop(); continue; }
      const g = out[top[0]][top[1]++], to = groups[g].to;
      if (state[to] === 1) back.add(g);
      else if (!state[to]) { state[to] = 1; stack.push([to, 0]); }
    }
  }
  return back;
}

// nodes: {label, width, className, double}; edges: {from, to, text}. Gives the SVG element and the elements of nodes and edges.
function draw(nodes, edges, start) {
  const lineHeight = 13, charWidth = 6.7, radius = 12;
  const groups = [], known = new Map();
  edges.forEach((e, i) => {
    const key = e.from + " " + e.to;
    if (!known.has(key)) { known.set(key, groups.length); groups.push({from: e.from, to: e.to, edges: [], lines: []}); }
    const g = groups[known.get(key)];
    g.edges.push(i);
    if (e.text) g.lines.push(...e.text.split("\n").map((line, k) => k ? "    " + line : line));
  });
  const count = nodes.length, back = backEdges(count, groups, start);
  const loops = groups.filter(g => g.from === g.to);
  const flow = groups.map((g, i) => ({g, up: g.from === g.to ? null : back.has(i)})).filter(f => f.up !== null)
    .map(f => ({g: f.g, up: f.up, a: f.up ? f.g.to : f.g.from, b: f.up ? f.g.from : f.g.to}));
  // Layers: the longest way from above.
  const layer = new Array(count).fill(0), waits = new Array(count).fill(0), out = Array.from({length: count}, () => []);
  for (const f of flow) { waits[f.b]++; out[f.a].push(f); }
  const ready = [...waits.keys()].filter(n => !waits[n]);
  for (let i = 0; i < ready.length; i++)
    for (const f of out[ready[i]]) {
      layer[f.b] = Math.max(layer[f.b], layer[f.a] + 1);
      if (!--waits[f.b]) ready.push(f.b);
    }
  // Points: nodes, and a bend in each layer that an edge passes.
  const points = nodes.map((n, i) => ({layer: layer[i], node: i, above: [], below: [], left: (n.width || 2 * radius) / 2, right: (n.width || 2 * radius) / 2, labels: 0}));
  const label = (p, g) => {
    g.at = p; g.row = p.labels; p.labels += g.lines.length;
    p.right = Math.max(p.right, 14 + charWidth * Math.max(0, ...g.lines.map(l => l.length)));
  };
  for (const f of flow) {
    f.way = [points[f.a]];
    for (let l = layer[f.a] + 1; l < layer[f.b]; l++) {
      const p = {layer: l, above: [], below: [], left: 6, right: 6, labels: 0};
      points.push(p); f.way.push(p);
    }
    f.way.push(points[f.b]);
    for (let i = 1; i < f.way.length; i++) { f.way[i].above.push(f.way[i - 1]); f.way[i - 1].below.push(f.way[i]); }
    label(f.up ? f.way[Math.max(1, f.way.length - 2)] : f.way[1], f.g);
  }
  for (const g of loops) { const p = points[g.from]; g.shift = p.right + 6; p.right += 34 + charWidth * Math.max(0, ...g.lines.map(l => l.length)); p.tall = Math.max(p.tall || 0, lineHeight * g.lines.length); }
  const layers = [];
  for (const p of points) (layers[p.layer] = layers[p.layer] || []).push(p);
  layers.forEach(row => row.forEach((p, i) => p.order = i));
  const mean = (list, key, otherwise) => list.length ? list.reduce((s, p) => s + p[key], 0) / list.length : otherwise;
  for (let sweep = 0; sweep < 8; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? layers : [...layers].reverse()) {
      row.forEach(p => p.rank = mean(down ? p.above : p.below, "order", p.order));
      row.sort((p, q) => p.rank - q.rank);
      row.forEach((p, i) => p.order = i);
    }
  }
  for (const row of layers) { let x = 0; for (const p of row) { p.x = x + p.left; x = p.x + p.right + 14; } }
  for (let sweep = 0; sweep < 10; sweep++) {
    const down = sweep % 2 === 0;
    for (const row of down ? layers : [...layers].reverse()) {
      const wish = row.map(p => mean(down ? p.above : p.below, "x", p.x)), low = [], high = [];
      row.forEach((p, i) => low[i] = i ? Math.max(wish[i], low[i - 1] + row[i - 1].right + 14 + p.left) : wish[i]);
      for (let i = row.length - 1; i >= 0; i--)
        high[i] = i < row.length - 1 ? Math.min(wish[i], high[i + 1] - row[i].right - 14 - row[i + 1].left) : wish[i];
      row.forEach((p, i) => p.x = (low[i] + high[i]) / 2);
    }
  }
  let y = 8, left = Infinity, right = 0;
  for (const row of layers) {
    y += 14 + lineHeight * Math.max(0, ...row.map(p => p.labels)) + radius;
    const tall = Math.max(0, ...row.map(p => p.tall || 0));
    for (const p of row) { p.y = y; left = Math.min(left, p.x - p.left - 24); right = Math.max(right, p.x + p.right + 12); }
    y += Math.max(radius, tall);
  }
  const width = right - left, picture = svg("svg", {width, height: y + 10, viewBox: `${left} 0 ${width} ${y + 10}`, role: "img"});
  const edgeElements = [], nodeElements = [];
  const tip = (x, y, dx, dy) => {
    const n = Math.hypot(dx, dy) || 1, ux = dx / n, uy = dy / n;
    return `M${x} ${y}L${x - 8 * ux - 3.5 * uy} ${y - 8 * uy + 3.5 * ux}L${x - 8 * ux + 3.5 * uy} ${y - 8 * uy - 3.5 * ux}Z`;
  };
  const finish = (g, path, arrow, x, y) => {
    const element = svg("g", {class: "link"});
    element.append(svg("path", {class: "edge", d: path}), svg("path", {class: "tip", d: arrow}));
    const label = svg("g", {class: "link-label"});
    g.lines.forEach((line, i) => label.append(svg("text", {x, y: y + i * lineHeight, "xml:space": "preserve"}, line)));
    for (const i of g.edges) edgeElements[i] = [element, label];
    links.append(element);
    labels.append(label);
  };
  // Labels are above all curves, so that none crosses them.
  const links = svg("g", {}), labels = svg("g", {});
  picture.append(links, labels);
  const half = p => p.node === undefined ? 0 : radius;
  for (const f of flow) {
    const way = f.up ? [...f.way].reverse() : f.way, side = f.up ? -1 : 1;
    const bulge = f.up && way.length === 2 ? -34 : 0;
    let path = "", lastX = 0, lastY = 0;
    for (let i = 1; i < way.length; i++) {
      const a = way[i - 1], b = way[i], y1 = a.y + side * half(a), y2 = b.y - side * (half(b) + (i === way.length - 1 ? 7 : 0));
      const x1 = a.x + (f.up && half(a) ? -5 : 0), x2 = b.x + (f.up && half(b) ? -5 : 0), tall = y2 - y1;
      path += (i === 1 ? `M${x1} ${y1}` : `L${x1} ${y1}`) + `C${x1 + bulge} ${y1 + 0.35 * tall} ${x2 + bulge} ${y1 + (f.up ? 0.6 : 0.15) * tall} ${x2} ${y2}`;
      lastX = x2; lastY = y2 + side * 7;
    }
    const p = f.g.at, base = p.y - half(p) - 10 - (p.labels - f.g.row - 1) * lineHeight;
    finish(f.g, path, tip(lastX, lastY, 0, side), p.x + 8, base);
  }
  for (const g of loops) {
    const p = points[g.from], x = p.x + (nodes[g.from].width || 2 * radius) / 2 - 2;
    finish(g, `M${x} ${p.y - 6}C${x + 26} ${p.y - 22} ${x + 26} ${p.y + 22} ${x + 5} ${p.y + 8}`, tip(x, p.y + 6, -1, -0.5),
           p.x + g.shift + 18, p.y + 4);
  }
  nodes.forEach((n, i) => {
    const p = points[i], element = svg("g", {class: n.className || ""}), w = (n.width || 2 * radius) / 2;
    const shape = (grow, cls) => svg("rect", {class: cls, x: p.x - w - grow, y: p.y - radius - grow, width: 2 * (w + grow), height: 2 * (radius + grow), rx: radius + grow});
    if (n.title) element.append(svg("title", {}, n.title));
    element.append(n.dot ? svg("circle", {class: "node", cx: p.x, cy: p.y + 6, r: 4}) : shape(0, "node"));
    if (n.double) element.append(shape(-3, "node head"));
    element.append(svg("text", {class: "name", x: p.x, y: p.y + 4}, n.label));
    nodeElements[i] = element;
    picture.append(element);
  });
  return {picture, edgeElements, nodeElements};
}

/* ---- the program ---- */

const rows = new Map(); // of the file that is shown: line -> element
let shownFile = -1;

function wovenRow(text, inside) {
  const row = make("div", "row woven" + (inside ? " inside" : ""));
  row.append(make("span", "n", ""), make("span", "t", text));
  return row;
}

function showFile(index) {
  if (index === shownFile || !data.sources[index]) return;
  shownFile = index;
  byId("file").value = index;
  rows.clear();
  const source = data.sources[index], woven = new Map(source.woven.map(w => [w.line, w]));
  const lines = source.text.split("\n");
  if (lines[lines.length - 1] === "") lines.pop();
  const whole = document.createDocumentFragment();
  let chunk;
  lines.forEach((text, i) => {
    if (i % 200 === 0) whole.append(chunk = make("div", "chunk"));
    const row = make("div", "row"), number = i + 1, change = woven.get(number);
    row.dataset.line = number;
    row.append(make("span", "n", number), make("span", "t", text.replace(/\r$/, "")));
    rows.set(number, row);
    const indent = /^\s*/.exec(text)[0];
    const wovenRows = (texts, inside) => (texts || []).map(t => wovenRow(indent + t, inside));
    const before = change ? wovenRows(change.before) : [];
    const after = change ? wovenRows(change.instead, true).concat(wovenRows(change.after)) : [];
    if (change) {
      row.classList.add("has");
      row.title = change.instead ? "the line becomes what stands below it" : "woven around this line";
      row.firstChild.addEventListener("click", () => {
        const folded = row.classList.toggle("folded");
        for (const each of before.concat(after)) each.hidden = folded;
      });
    }
    chunk.append(...before, row, ...after);
  });
  byId("source").replaceChildren(whole);
}

const fileIndex = name => data.sources.findIndex(s => s.file === name);

/* ---- the counterexample ---- */

// The choice to save the state is told as that; the automaton's variable for it says nothing more.
const steps = data.steps.filter((s, i, all) => !(s.kind === "assigned" && i && all[i - 1].kind === "saved"));
const tidy = text => text.replace(/ ?(->|\.) ?(?=[A-Za-z_])/g, "$1");
const violation = steps.length && steps[steps.length - 1].kind === "violation" ? steps[steps.length - 1] : null;
const hasLasso = !!(violation && violation.saved);
const savedAt = hasLasso ? steps.map(s => s.kind).lastIndexOf("saved") : -1;
const valuesOf = step => (step.values || []).map(v => [tidy(v.name), v.value]);
// An address that is shown as a number is one that is shown as an address elsewhere.
const readable = value => /^\d{11,}$/.test(value) ? `${value} = 0x${BigInt(value).toString(16)}` : value;
const assigned = step => valuesOf(step).map(([name, value]) => `${name} = ${value}`).join(", ");

function describe(step) {
  switch (step.kind) {
  case "input": return ["input ", `${step.type} ${step.value}`];
  case "entry": return [`${step.function}(`, assigned(step), ")"];
  case "exit": return [step.text === "end" ? "return" : step.text, (step.values || []).length ? "  → " + step.values[0].value : ""];
  case "assigned": return [`'${step.text}' of the automaton is assigned`, ""];
  case "entered": return [`the automaton is in state '${step.text}'`, ""];
  case "saved": return ["the state is saved here", ""];
  case "left-out": return [`… ${step.count} steps are not kept …`, ""];
  case "violation": return [step.text || "the property is violated", ""];
  case "branch": return [step.text, ""];
  }
  return [step.text.replace(/^declare (?=.*[^ ])/, ""), assigned(step) ? "  → " + assigned(step) : ""];
}

// The activations of functions after the steps up to and including `until`, with the last values that were told.
function framesAt(until) {
  const frames = [];
  let leaving = false;
  for (let i = 0; i <= until; i++) {
    const step = steps[i];
    if (step.kind === "left-out") { frames.length = 0; leaving = false; continue; }
    if (leaving && frames.length) { frames.pop(); leaving = false; }
    if (step.kind === "entry") frames.push({name: step.function, values: new Map()});
    else if (step.function && (!frames.length || frames[frames.length - 1].name !== step.function)) {
      const at = frames.map(f => f.name).lastIndexOf(step.function);
      if (at >= 0) frames.length = at + 1;
      else frames.push({name: step.function, values: new Map()});
    }
    if (step.kind === "exit") leaving = true;
    const top = frames[frames.length - 1];
    if (top && step.kind !== "input")
      for (const [name, value] of valuesOf(step)) top.values.set(name, [value, i === until]);
  }
  return frames;
}

let current = -1;
const items = [];

function listSteps() {
  const list = byId("steps");
  let depth = 0;
  if (hasLasso && savedAt > 0) list.append(make("li", "mark", `stem, ${violation.saved.stem} round${violation.saved.stem === 1 ? "" : "s"}`));
  steps.forEach((step, i) => {
    if (step.kind === "exit" && depth) depth--;
    const item = make("li", step.kind === "violation" ? "violation" : step.kind === "left-out" ? "gap" : /^(saved|assigned|entered)$/.test(step.kind) ? "automaton" : "");
    const [text, value, end] = describe(step);
    item.append(make("span", "at", step.line || ""), "  ".repeat(Math.min(depth, 12)) + text, make("span", "value", value));
    if (end) item.append(end);
    if (hasLasso && i > savedAt) item.classList.add("loop");
    item.dataset.step = i;
    item.addEventListener("click", () => go(i));
    items.push(item);
    list.append(item);
    if (step.kind === "entry") depth++;
    if (step.kind === "left-out") depth = 0;
    if (i === savedAt && hasLasso)
      list.append(make("li", "mark", `loop, ${violation.saved.loop} round${violation.saved.loop === 1 ? "" : "s"}: then the state is the same again`));
  });
}

// The column counts bytes; the mark is on the word or operator there.
function markColumn(row, column) {
  const cell = row.lastChild, text = cell.textContent;
  if (!column) return;
  let bytes = 1, at = 0;
  for (const c of text) {
    if (bytes >= column) break;
    bytes += new TextEncoder().encode(c).length;
    at += c.length;
  }
  const found = /^(\w+|[^\w\s]{1,2})/.exec(text.slice(at));
  if (found) cell.replaceChildren(text.slice(0, at), make("mark", "", found[0]), text.slice(at + found[0].length));
}

// Without moving the page, which scrollIntoView would.
function reveal(box, element) {
  if (!element) return;
  const a = box.getBoundingClientRect(), b = element.getBoundingClientRect();
  if (b.top < a.top + 30 || b.bottom > a.bottom - 30) box.scrollTop += b.top - a.top - box.clientHeight / 2;
  if (box.className === "drawing" && (b.left < a.left || b.right > a.right)) box.scrollLeft += b.left - a.left - box.clientWidth / 3;
}

function showPlace(file, line) {
  const index = fileIndex(file);
  if (index < 0) return null;
  showFile(index);
  const row = rows.get(line);
  reveal(byId("source"), row);
  return row;
}

function go(index) {
  if (!steps.length) return;
  index = Math.max(0, Math.min(steps.length - 1, index));
  current = index;
  const step = steps[index];
  items.forEach((item, i) => item.classList.toggle("current", i === index));
  reveal(byId("steps"), items[index]);
  byId("position").textContent = `step ${index + 1} of ${steps.length}` + (hasLasso ? (index > savedAt ? ", loop" : ", stem") : "");
  byId("first").disabled = byId("previous").disabled = index === 0;
  byId("next").disabled = byId("last").disabled = index === steps.length - 1;

  for (const row of document.querySelectorAll(".row.current, .row.visited, .row.note")) {
    row.classList.remove("current", "violation", "visited", "note");
    if (row.querySelector("mark")) row.lastChild.textContent = row.lastChild.textContent;
  }
  const row = step.line ? showPlace(step.file, step.line) : null;
  const shown = data.sources[shownFile] && data.sources[shownFile].file;
  for (let i = 0; i < index; i++)
    if (steps[i].file === shown && rows.get(steps[i].line)) rows.get(steps[i].line).classList.add("visited");
  if (row) {
    row.classList.add("current");
    row.classList.toggle("violation", step.kind === "violation");
    markColumn(row, step.column);
  }
  const now = byId("now"), [text, value, end] = describe(step);
  now.replaceChildren();
  if (step.line) now.append(make("span", "where", `${step.file}:${step.line}${step.column ? ":" + step.column : ""}  `));
  now.append(make("span", step.kind, text + value + (end || "")));
  if (step.kind === "violation") {
    if (step.automaton) now.append(make("span", "where", `  [${step.automaton}]`));
    const list = make("ul");
    for (const note of step.notes) {
      const item = make("li"), link = make("button", "link", `${note.file}:${note.line}`);
      link.type = "button";
      link.addEventListener("click", () => { const r = showPlace(note.file, note.line); if (r) r.classList.add("note"); });
      item.append(link, " " + note.text);
      list.append(item);
      if (note.file === shown && rows.get(note.line)) rows.get(note.line).classList.add("note");
    }
    if (step.notes.length) now.append(list);
  }
  const values = byId("values");
  values.replaceChildren();
  for (const frame of framesAt(index).reverse()) {
    values.append(make("h3", "", frame.name));
    const table = make("table");
    for (const [name, [value, isNew]] of frame.values) {
      const line = table.insertRow();
      line.insertCell().textContent = name;
      const cell = line.insertCell();
      cell.textContent = readable(value);
      if (isNew) cell.className = "changed";
    }
    values.append(table);
  }
  if (step.function) showFunction(data.cfas.findIndex(c => c.function === step.function));
  markEdges();
}

/* ---- control-flow automata ---- */

let shownFunction = -1, drawn = null;

function showFunction(index) {
  if (index < 0 || index === shownFunction) return;
  shownFunction = index;
  byId("function").value = index;
  const cfa = data.cfas[index];
  drawn = null;
  if (cfa.tooMany) {
    byId("cfa").replaceChildren(make("p", "", `${cfa.function} has ${cfa.tooMany} locations, too many for a picture; transver dump-cfa prints them.`));
    return;
  }
  drawn = draw(cfa.locations.map((l, i) => ({label: "l" + i, title: l.about, double: l.loopHead, className: l.unreachable ? "unreachable" : ""})), cfa.edges, cfa.entry);
  byId("cfa").replaceChildren(drawn.picture);
  byId("cfa").scrollTop = 0;
  cfa.edges.forEach((e, i) => { if (e.line) for (const part of drawn.edgeElements[i]) part.addEventListener("click", () => showPlace(cfa.file, e.line)); });
}

// The edge of a step: the same operation at the same place.
function edgeOf(step, cfa) {
  if (!cfa || step.function !== cfa.function) return -1;
  if (step.kind === "entry") return cfa.edges.findIndex(e => e.from === cfa.entry);
  const here = e => e.line === step.line && e.column === step.column;
  if (step.kind === "violation") {
    const found = cfa.edges.findIndex(e => here(e) && !/^(call |return |\[)/.test(e.text));
    return found >= 0 ? found : cfa.edges.findIndex(here);
  }
  const found = cfa.edges.findIndex(e => e.text === step.text && here(e));
  return found >= 0 || step.text !== "end" ? found : cfa.edges.findIndex(e => e.text === "end");
}

function markEdges() {
  const cfa = data.cfas[shownFunction];
  if (!drawn || current < 0) return;
  const mark = (edge, name) => { for (const part of drawn.edgeElements[edge]) part.classList.add(name); };
  for (const parts of drawn.edgeElements) for (const part of parts) part.classList.remove("current", "visited", "violation");
  for (const n of drawn.nodeElements) n.classList.remove("here");
  for (let i = 0; i < current; i++) {
    const edge = edgeOf(steps[i], cfa);
    if (edge >= 0) mark(edge, "visited");
  }
  const edge = edgeOf(steps[current], cfa);
  if (edge < 0) return;
  const isViolation = steps[current].kind === "violation";
  mark(edge, "current");
  if (isViolation) mark(edge, "violation");
  drawn.nodeElements[isViolation || steps[current].kind === "call" ? cfa.edges[edge].from : cfa.edges[edge].to].classList.add("here");
  byId("cfa").dataset.edge = edge;
  reveal(byId("cfa"), drawn.edgeElements[edge][0]);
}

/* ---- automata ---- */

function showAutomaton(index) {
  const a = data.automata[index];
  if (!a) return;
  const nodes = a.states.map(s => {
    const label = s.name + (s.at ? " AT " + s.at : "");
    return {label, width: Math.max(28, label.length * 7 + 18), double: s.target};
  });
  // An arrow into the initial state.
  nodes.push({label: "", width: 8, className: "start", dot: true});
  const edges = a.transitions.concat([{from: nodes.length - 1, to: a.initial, text: ""}]);
  byId("automaton-drawing").replaceChildren(draw(nodes, edges, nodes.length - 1).picture);
}

/* ---- the page ---- */

function fillSelect(id, names, chosen) {
  const select = byId(id);
  names.forEach((name, i) => { const option = make("option", "", name); option.value = i; select.append(option); });
  select.addEventListener("change", () => chosen(Number(select.value)));
  select.disabled = names.length < 2;
  return names.length;
}

function about() {
  const kind = data.violation ? "false" : data.verdict === "true" ? "true" : "unknown";
  byId("verdict").textContent = data.verdict;
  byId("verdict").className = kind;
  byId("subject").textContent = data.files.join(" ");
  document.title = `${data.verdict} – ${data.files.join(" ")}`;
  const box = byId("about");
  for (const note of data.notes) box.append(make("p", "", note));
  if (data.violation && !data.traced) box.append(make("p", "claim", "the steps of the run are not known"));
  for (const [i, c] of data.claims.entries()) {
    if (i && !(c.woven + c.holds + c.skipped) && data.claims[i - 1].name === c.name) continue;
    const line = make("p", "claim"), claim = (words, what) => what.holds ? words : `not that ${words} (${what.reason}${what.if ? "; if " + what.if : ""})`;
    line.append(make("b", "", c.name), ` ${c.property ? c.property + "  ·  " : ""}${c.woven} operation${c.woven === 1 ? "" : "s"} woven, ${c.holds} hold anyway, ${c.skipped} left out  ·  claimed: `,
                claim("an alarm is real", c.claims.alarmIsReal), ", ", claim("silence is a proof", c.claims.silenceIsProof));
    box.append(line);
    if (!c.notWoven.length) continue;
    const more = make("details"), list = make("ul");
    more.append(make("summary", "", "left out"), list);
    for (const o of c.notWoven) list.append(make("li", "", `${o.file}:${o.line}:${o.column}: ${o.operation}: ${o.reason}`));
    box.append(more);
  }
  const made = make("p", "claim", `property ${data.property}` + (data.engine ? `  ·  engine ${data.engine}, ${data.seconds}` : "") + `  ·  TransVer ${data.version}`);
  box.append(made);
}

about();
fillSelect("file", data.sources.map(s => s.file), showFile);
fillSelect("function", data.cfas.map(c => c.function), i => { showFunction(i); markEdges(); });
fillSelect("automaton", data.automata.map(a => a.name), showAutomaton);
showFile(0);
showAutomaton(0);
showFunction(Math.max(0, data.cfas.findIndex(c => c.function === "main")));
if (!data.cfas.length) byId("cfa").append(make("p", "", "no function with a body"));
byId("show-woven").addEventListener("change", e => byId("source").classList.toggle("no-woven", !e.target.checked));
byId("theme").addEventListener("click", () => {
  const root = document.documentElement, isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
});
byId("first").addEventListener("click", () => go(0));
byId("previous").addEventListener("click", () => go(current - 1));
byId("next").addEventListener("click", () => go(current + 1));
byId("last").addEventListener("click", () => go(steps.length - 1));
document.addEventListener("keydown", e => {
  if (e.ctrlKey || e.altKey || e.metaKey || /^(SELECT|INPUT)$/.test(e.target.tagName)) return;
  const to = {ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: steps.length - 1}[e.key];
  if (to === undefined || !steps.length) return;
  e.preventDefault();
  go(to);
});
if (steps.length) {
  byId("run").hidden = false;
  listSteps();
  const wanted = /^#step=(\d+)$/.exec(location.hash);
  go(wanted ? Number(wanted[1]) - 1 : 0);
}
