import { describe, expect, it } from 'vitest'
import { cleanHtml as inBrowser } from './clean-html.browser.ts'
import { cleanHtml as onServer } from './clean-html.ts'
import { readableHtml, withScrollAreas } from './cleaned-html.ts'

/** Harmful HTML that may be in the database, and the text that must remain of it. */
const harmful: readonly (readonly [html: string, text: string])[] = [
  ['<p>a<script>alert(1)</script>b</p>', 'ab'],
  ['<p onclick="alert(1)">a</p>', 'a'],
  ['<img src="x" onerror="alert(1)"><p>a</p>', 'a'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<a href=" java\nscript:alert(1)">a</a>', 'a'],
  ['<a href="data:text/html,x">a</a>', 'a'],
  ['<a href="//evil.example/x">a</a>', 'a'],
  ['<a href="\\\\evil.example/x">a</a>', 'a'],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe><p>a</p>', 'a'],
  ['<svg><animate onbegin="alert(1)" attributeName="x"></svg><p>a</p>', 'a'],
  [
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math><p>a</p>',
    'a',
  ],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript><p>a</p>', 'a'],
  ['<form action="https://evil.example"><input name="x"></form><p>a</p>', 'a'],
  ['<p style="position:fixed" class="x" id="y" data-z="1" aria-label="n">a</p>', 'a'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example"><p>a</p>', 'a'],
]

const kept = [
  '<h2>Before you start</h2><p>Read <strong>all</strong> of <em>this</em>.<br>Twice.</p>',
  '<ul><li>One</li></ul><pre><code>a &lt; b</code></pre>',
  '<p><a href="https://calder.example/x?a=1">out</a> <a href="/article/x">in</a> <a href="mailto:a@b.example">mail</a></p>',
  '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">B</td></tr></tbody></table>',
]

const parsed = (html: string): DocumentFragment => {
  const template = document.createElement('template')
  template.innerHTML = html
  return template.content
}

describe.each([
  ['in the browser', inBrowser],
  ['on the server', onServer],
])('%s', (_, clean) => {
  it.each(harmful)('removes active content: %s', (html, text) => {
    const left = parsed(clean(html))
    const attributes = [...left.querySelectorAll('*')].flatMap((element) => [...element.attributes])
    expect(left.textContent?.trim()).toContain(text)
    expect(left.querySelector('script,style,iframe,svg,math,form,input,meta,base,noscript,object')).toBeNull()
    expect(attributes.filter(({ name }) => !['src', 'alt'].includes(name))).toEqual([])
  })

  it('shows no picture with a data: address', () => {
    const left = parsed(
      clean('<img src="data:image/svg+xml;base64,PHN2Zy8+" alt="a"><img src="https://calder.example/a.png">'),
    )
    expect([...left.querySelectorAll('img')].map((picture) => picture.getAttribute('src'))).toEqual([
      null,
      'https://calder.example/a.png',
    ])
  })

  it.each(kept)('keeps the text of an article: %s', (html) => {
    expect(parsed(clean(html)).isEqualNode(parsed(html))).toBe(true)
    expect(clean(clean(html))).toBe(clean(html))
  })
})

it.each([
  ['levels', '<b>'.repeat(33_000)],
  ['tags', '<img src=x onerror=alert(1)>'.repeat(10_001)],
])('shows an article with too many %s as text on the server', (_, html) => {
  const left = parsed(onServer(html))
  expect(left.childElementCount).toBe(0)
  expect(left.textContent).toBe(html)
})

it('lets tables and code scroll inside themselves, and takes no name in an attribute or a text for a tag', () => {
  const code = 'data-wide="" tabindex="0" role="group" aria-label="Code"'
  const table = 'data-wide="" tabindex="0" role="group" aria-label="Table"'
  expect(withScrollAreas('<p>a &lt;table&gt;</p><pre>x</pre><table><tr><td>1</td></tr></table>')).toBe(
    `<p>a &lt;table&gt;</p><pre ${code}>x</pre><div ${table}><table><tr><td>1</td></tr></table></div>`,
  )
  const inAttribute = '<a title="</table><pre><table" href="/x">x</a>'
  expect(withScrollAreas(inAttribute)).toBe(inAttribute)
  const host = document.createElement('div')
  host.innerHTML = String(readableHtml('<table><tr><td title="<pre>">1</td></tr></table>'))
  expect(host.querySelectorAll('[tabindex]')).toHaveLength(1)
  expect(host.querySelector('[tabindex]')?.firstElementChild?.tagName).toBe('TABLE')
})
