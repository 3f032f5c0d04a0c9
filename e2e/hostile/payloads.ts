/** Calls of the function that reports to the test that a text was run as code. */
const calls = [
  'hit()',
  'window.hit()',
  "top['hit']()",
  'self[`hit`]``',
  "setTimeout('hit()')",
  "eval('hi'+'t()')",
  '(0,parent.hit)()',
  '[1].map(hit)',
  "window[atob('aGl0')]()",
  'hit.call(this)',
]

/** Ways to get a call into a page. `X` stands for the call. */
const vectors = [
  '<script>X</script>',
  '<script src=data:text/javascript,X></script>',
  '<img src=x onerror="X">',
  "<img src='x'onerror='X'>",
  '<svg onload="X">',
  '<svg><script>X</script></svg>',
  '<svg><a><animate attributeName=href values="javascript:X" /><text y=20>press</text></a></svg>',
  '<svg><set attributeName=onmouseover to="X"></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=X>">',
  '<math><mi//xlink:href="data:x,<script>X</script>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror="X">',
  '<noscript><p title="</noscript><img src=x onerror=X>">',
  '<iframe srcdoc="<script>parent.X</script>"></iframe>',
  '<iframe src="javascript:parent.X"></iframe>',
  '<a href="javascript:X" autofocus onfocus="X" tabindex=0>press</a>',
  '<details open ontoggle="X">',
  '<input autofocus onfocus="X">',
  '<select autofocus onfocus="X">',
  '<video><source onerror="X">',
  '<audio src=x onerror="X">',
  '<object data="javascript:X"></object>',
  '<embed src="javascript:X">',
  '<form action="javascript:X"><button autofocus onfocus="X">press</button></form>',
  '<meta http-equiv=refresh content="0;url=javascript:X">',
  '<base href="javascript:X//">',
  '<link rel=stylesheet href="data:text/css,*{}" onload="X">',
  '<style onload="X">*{}</style>',
  '<style>@keyframes a{}</style><b style="animation-name:a" onanimationstart="X">',
  '<marquee onstart="X">',
  '<template><img src=x onerror="X"></template><img src=x onerror="X">',
  '<xmp><p title="</xmp><img src=x onerror=X>">',
  '<body onload="X">',
  '<p onpointerover="X" style="position:fixed;inset:0">',
  '"><img src=x onerror="X">',
  '\'><svg onload="X">',
  '</title><script>X</script>',
  '</textarea><script>X</script>',
  '</script><script>X</script>',
  '--><script>X</script>',
  ']]><script>X</script>',
  "'-X-'",
  '";X//',
  "\\';X//",
  '{{constructor.constructor("X")()}}',
  '$' + '{X}',
  'javascript:X',
  'data:text/html,<script>parent.X</script>',
  '\\u003cscript\\u003eX\\u003c/script\\u003e',
  '&lt;script&gt;X&lt;/script&gt;',
  '&#60;img src=x onerror=X&#62;',
  '%3Cscript%3EX%3C/script%3E',
]

/** Changes to a payload so that a filter does not recognize it. */
const disguises: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => payload.replaceAll(/<(\w+)/g, (_, tag: string) => `<${tag.toUpperCase()}`),
  (payload) => payload.replaceAll(/<(\w)(\w*)/g, '<$1$2/'),
  (payload) => payload.replaceAll(/ (on\w+)=/g, '\t$1\n='),
  (payload) => payload.replaceAll(/ (on\w+)=/g, '/$1\f='),
  (payload) => payload.replaceAll('javascript:', 'java&#x0A;script&colon;'),
  (payload) => payload.replaceAll('javascript:', ' &#1;JaVaScRiPt:'),
  (payload) => payload.replaceAll('"', ''),
  (payload) => payload.replaceAll('"', "'"),
  (payload) => payload.replaceAll('"', '`'),
  (payload) => payload.replace(/>$/, ''),
  (payload) => payload.replaceAll('hit', 'h\\u0069t'),
  (payload) => `<<${payload}`,
  (payload) => `<b>${payload}`,
  (payload) => `\u2028${payload}\u202e`,
]

/** Every payload once, in a mixed order; no two are equal. */
export function hostilePayloads(): string[] {
  const all = calls.flatMap((call) =>
    vectors.flatMap((vector) => disguises.map((disguise) => disguise(vector.replaceAll('X', () => call)))),
  )
  const different = [...new Set(all)]
  // A step without a common divisor goes through all of them.
  return different.map((_, index) => different[(index * 997) % different.length] ?? '')
}
