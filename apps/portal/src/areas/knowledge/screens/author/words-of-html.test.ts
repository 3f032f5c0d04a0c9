import { expect, it } from 'vitest'
import { wordsOfHtml } from './VersionDifferences.tsx'

it.each([
  ['<h2>Copy the log</h2><p>Insert <b>the</b> card.</p>', 'Copy the log\nInsert the card.'],
  ['<ul><li>One</li><li>Two<br>lines</li></ul>', 'One\nTwo\nlines'],
  ['<table><tr><th>Size</th><td>32 GB</td></tr></table>', 'Size 32 GB'],
  [
    '<p><a target="_blank" href="https://example.com/a?b=1&amp;c=2">A page</a></p>',
    'A page (https://example.com/a?b=1&c=2)',
  ],
  ['<p><img alt="The card" src="/files/068"></p>', '(/files/068)'],
  ['<p>5 &lt; 6 &amp;lt; 7</p>', '5 < 6 &lt; 7'],
  ['', ''],
])('reads %s', (html, words) => {
  expect(wordsOfHtml(html)).toBe(words)
})
