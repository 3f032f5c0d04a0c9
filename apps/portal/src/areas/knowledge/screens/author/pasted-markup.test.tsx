import { describe, expect, it } from 'vitest'
import { cleanHtml } from '../../../../format/clean-html.browser.ts'
import { writeMarkup } from './article-markup.ts'
import { readPasted } from './pasted-markup.ts'

const pasted = (html: string): string => writeMarkup(readPasted(html).markup)

describe('Word and Outlook', () => {
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraphCxSpMiddle style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
    </span></span></span><![endif]>${text}<o:p></o:p></p>`

  it('keeps lists at their levels, with numbers and bullets', () => {
    const html = `<html><body><!--StartFragment--><p class=MsoNormal>Before<o:p></o:p></p>
      ${item(1, '·', 'Eject the <b>card</b>')}
      ${item(2, 'o', 'Press gently')}
      ${item(2, 'o', 'Wait')}
      ${item(1, '·', 'Insert it')}
      ${item(1, '1.', 'Load')}
      ${item(1, '2.', 'Check')}
      <p class=MsoNormal>After</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
    expect(pasted(html)).toBe(
      '<p>Before</p><ul><li>Eject the <strong>card</strong><ul><li>Press gently</li><li>Wait</li></ul></li><li>Insert it</li></ul>' +
        '<ol><li>Load</li><li>Check</li></ol><p>After</p>',
    )
  })

  it('keeps lists of which only the class and the bullet say so', () => {
    const bullet = (margin: string, text: string) =>
      `<p class="MsoListParagraph" style="margin-left:${margin}">·&nbsp;&nbsp;&nbsp; ${text}</p>`
    expect(pasted(bullet('.5in', 'Fuel') + bullet('72pt', 'Left tank') + bullet('36pt', 'Oil'))).toBe(
      '<ul><li>Fuel<ul><li>Left tank</li></ul></li><li>Oil</li></ul>',
    )
    expect(pasted('<p class="MsoListParagraph">Only indented</p>')).toBe('<p>Only indented</p>')
  })

  it('keeps headings below the title of the page', () => {
    expect(
      pasted(
        '<p class=MsoTitle>Guide</p><h1><b>Load</b> a card</h1><h2>By hand</h2><h3>Slot</h3><h5>Door</h5><div class=WordSection1><p class=MsoNormal>Text</p></div>',
      ),
    ).toBe('<h2>Guide</h2><h2>Load a card</h2><h3>By hand</h3><h4>Slot</h4><h4>Door</h4><p>Text</p>')
    expect(pasted('<h2>Load</h2><h3>Slot</h3>')).toBe('<h2>Load</h2><h3>Slot</h3>')
  })

  it('keeps tables with paragraphs and lists in cells', () => {
    expect(
      pasted(
        `<table class=MsoTableGrid border=1><tr><td width=90 style='border:solid'><p class=MsoNormal><b>Tail</b><o:p></o:p></p></td>
        <td colspan=2>${item(1, '·', 'First')}${item(1, '·', 'Second')}</td></tr>
        <tr><td><p class=MsoNormal>N1</p><p class=MsoNormal>N2</p></td><td></td><td>&nbsp;</td></tr></table>`,
      ),
    ).toBe(
      '<table><tbody><tr><td><strong>Tail</strong></td><td colspan="2"><ul><li>First</li><li>Second</li></ul></td></tr>' +
        '<tr><td><p>N1</p><p>N2</p></td><td></td><td></td></tr></tbody></table>',
    )
  })
})

it('keeps the weights, headings and nested lists of Google Docs', () => {
  expect(
    pasted(
      `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:400;">Cycle</span></h1>
      <p dir="ltr"><span style="font-weight:700;">Bold</span><span style="font-weight:400;font-style:italic;"> slanted</span><span> H</span><span style="vertical-align:sub;">2</span>O</p>
      <ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>One</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Deeper</span></p></li></ul><li><p>Two</p></li></ul></b><br class="Apple-interchange-newline">`,
    ),
  ).toBe(
    '<h2>Cycle</h2><p><strong>Bold</strong><em> slanted</em> H<sub>2</sub>O</p><ul><li>One<ul><li>Deeper</li></ul></li><li>Two</li></ul>',
  )
})

it('keeps the cells of Excel, and the lines of mails', () => {
  expect(
    pasted(
      `<html><head><style>td {color: red}</style></head><body><table border=0><colgroup><col width=64></colgroup>
      <tr height=20><td class=xl65>Unit</td><td align=right>1</td></tr><tfoot><tr><td>Sum</td><td>2</td></tr></tfoot></table></body></html>`,
    ),
  ).toBe('<table><tbody><tr><td>Unit</td><td>1</td></tr></tbody><tbody><tr><td>Sum</td><td>2</td></tr></tbody></table>')
  expect(pasted('<div>One</div><div><br></div><div>Two<div>Three</div></div>and four')).toBe(
    '<p>One</p><p>Two</p><p>Three</p><p>and four</p>',
  )
  expect(pasted('a <b>word</b>, <pre>as\n  typed</pre>')).toBe('<p>a <strong>word</strong>,</p><pre>as\n  typed</pre>')
})

it('takes pictures out of the text, and counts what an article does not hold', async () => {
  const { markup, pictures, leftOut } = readPasted(
    `<p>See <img src="data:image/png;base64,iVBORw0KGgo="><img src="file:///C:/a.png"><img src="cid:1"><img src="https://calder.example/a.png" alt="A" style="x"></p>
    <video src="https://calder.example/a.mp4"></video><iframe src="https://calder.example"></iframe><input value="1">
    <a href="http://calder.example">old</a><a href="javascript:hit()">bad</a><a name="_Toc1">mark</a><script>hit()</script><svg><path d="M0 0"/></svg>`,
  )
  expect(writeMarkup(markup)).toBe('<p>See <img src="https://calder.example/a.png" alt="A" /></p><p>oldbadmark</p>')
  expect(pictures.map(({ name, type, size }) => [name, type, size])).toEqual([['picture-1.png', 'image/png', 8]])
  expect(Object.fromEntries(leftOut)).toEqual({ picture: 2, video: 1, page: 1, field: 1, link: 1, drawing: 1 })
  expect(cleanHtml('<img src="data:image/png;base64,iVBORw0KGgo=">')).toBe('<img>')
})
