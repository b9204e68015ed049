# A program whose text is an attack on the page that shows it: markup, ends of scripts, bytes that are no UTF-8.
import sys

sys.stdout.buffer.write(
    b'#include "b><i>.h"\n'
    b'extern int __VERIFIER_nondet_int(void); // </script><script>document.title = "broken"</script>\n'
    b'/* <b>bold</b> <!-- <script> {{data}} {{style}} \xff\xfe\x80 \xe2\x80\xa8 \xed\xa0\x80 ]]> */\n'
    b"const char *s = \"</script><b>&amp;\\\"'\\\\ \x01\t\";\n"
    b'int main(void) {\r\n'
    b'  int x = __VERIFIER_nondet_int(); const char *t = "<b>\xc3\xa4</b>"; t = "</textarea></script><b>";\n'
    b'  return x + 1; // \xc3\xa4 \xff\n'
    b'}')
