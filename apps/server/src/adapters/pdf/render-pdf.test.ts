import type { CaseDocument } from 'support'
import { expect, it } from 'vitest'
import { renderInWorker } from './render-in-worker.ts'
import { renderPdf } from './render-pdf.ts'
import { sourceOfPdf, textOfPdf } from './testing/text-of-pdf.ts'

const print: CaseDocument = {
  fileName: 'Case 00418273.pdf',
  title: 'Case 00418273',
  subtitle: 'Terrain layer blank',
  facts: [{ label: 'Status', value: 'In Progress' }],
  sections: [
    { heading: 'Description', paragraphs: ['Blank on both displays.\nSince Monday.'], entries: [], note: null },
    {
      heading: 'Comments',
      paragraphs: [],
      entries: [{ head: '12 Oct 2026 · Jonas Weil', paragraphs: ['Load 2610 again.'] }],
      note: 'Earlier ones are left out.',
    },
  ],
  footer: 'Case 00418273 · saved today',
  language: 'en-US',
  madeAt: '2026-11-20T12:00:00.000Z',
}

const withText = (...paragraphs: string[]): CaseDocument => ({
  ...print,
  sections: [{ heading: 'Description', paragraphs, entries: [], note: null }],
})

it('renders the whole document, with its footer on every page', async () => {
  const text = textOfPdf(await renderPdf(print))
  expect(text.split('\n').filter((line) => line !== '')).toEqual(
    expect.arrayContaining([
      'Case 00418273',
      'Terrain layer blank',
      'Status',
      'In Progress',
      'Description',
      'Blank on both displays.',
      'Since Monday.',
      'Comments',
      'Earlier ones are left out.',
      '12 Oct 2026 · Jonas Weil',
      'Load 2610 again.',
      'Case 00418273 · saved today · page 1 of 1',
    ]),
  )
})

it('is tagged for screen readers, has language and title, and embeds its fonts', async () => {
  const source = sourceOfPdf(await renderPdf(print))
  for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en-US)', '/DisplayDocTitle true', 'pdfuaid']) {
    expect(source).toContain(part)
  }
  for (const tag of ['Document', 'H1', 'H2', 'P']) expect(source).toContain(`/S /${tag}`)
  expect(source.match(/\/FontFile2/g)).toHaveLength(2)
  expect(source).toMatch(/\/BaseFont \/\w{6}\+OpenSans-Regular/)
})

it('writes the same file for the same document', async () => {
  expect(Buffer.from(await renderPdf(print)).equals(Buffer.from(await renderPdf(print)))).toBe(true)
})

it('renders Latin, Greek and Cyrillic, and a replacement character where the font has no glyph', async () => {
  const words = ['Přílohu čtěte', 'Ελληνικά κείμενα', 'Съешь же ещё', 'Cafe\u0301']
  const text = textOfPdf(
    await renderPdf(withText(...words, 'Go \u{1f44d}\u{1f3fd} now \u2708\ufe0f', '漢字', '\ud83d lost')),
  )
  for (const word of [...words.slice(0, 3), 'Café', 'Go \ufffd now \ufffd', '\ufffd\ufffd', '\ufffd lost']) {
    expect(text).toContain(word)
  }
})

it('says at the end how many words of which scripts it could not print, and nothing where it printed all', async () => {
  const endOf = async (...texts: string[]) => textOfPdf(await renderPdf(withText(...texts))).replace(/\s+/g, ' ')
  const end = await endOf('\u0645\u0631\u062d\u0628\u0627 unit 7', '漢字 x漢', 'Go \u{1f44d}!')
  expect(end).toContain(
    'Some words could not be printed, by script: Arabic (1), Chinese (2), and emoji (1). A replacement character is shown for each of their characters. Read them on the page of the case.',
  )
  expect(await endOf('Ελληνικά κείμενα', 'plain')).not.toContain('could not be printed')
})

it('shows what looks like an address, a script or a command as text, and links nowhere', async () => {
  const tricks = [
    'file:///etc/passwd',
    'http://127.0.0.1:3112/hit',
    '@import url(http://127.0.0.1/x)',
    '<svg><image href="http://127.0.0.1/x"/></svg>',
    '/JS (app.alert(1)) ) >> endobj',
  ]
  const bytes = await renderPdf({ ...withText(...tricks), title: ') /OpenAction << /S /URI >> (' })
  const text = textOfPdf(bytes).replaceAll('\n', ' ')
  for (const trick of tricks) expect(text).toContain(trick)
  const written = Buffer.from(bytes).toString('latin1')
  for (const active of [/\/JS\b/, /\/JavaScript\b/, /\/Launch\b/, /\/Annots\b/, /\/EmbeddedFile/]) {
    expect(written).not.toMatch(active)
  }
  expect(written).not.toMatch(/^\/(?:OpenAction|URI)/m)
})

it('renders words that fit no line, and truncates a document without end', async () => {
  const long = textOfPdf(await renderPdf(withText('x'.repeat(32_000))))
  expect(long.match(/x/g)).toHaveLength(32_000)
  const pages = textOfPdf(await renderPdf(withText(...Array<string>(200).fill('a\n'.repeat(2_000)))))
  const [, last] = /page 1 of (\d+)/.exec(pages) ?? []
  expect(Number(last)).toBeGreaterThan(300)
  expect(Number(last)).toBeLessThan(400)
})

it('renders the same file in a worker thread, and terminates one that takes too long', async () => {
  expect(Buffer.from(await renderInWorker(print)).equals(Buffer.from(await renderPdf(print)))).toBe(true)
  await expect(renderInWorker(print, 0)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
})

it('answers SERVICE_UNAVAILABLE when the rendering fails', async () => {
  const broken = { ...print, madeAt: 'never' }
  await expect(renderInWorker(broken)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', cause: expect.any(Error) })
})
