import type { CaseDocument } from 'support'
import { expect, it } from 'vitest'
import { renderInWorker } from './render-in-worker.ts'
import { renderPdf } from './render-pdf.ts'
import { sourceOfPdf, textOfPdf } from './testing/text-of-pdf.ts'

const print: CaseDocument = {
  fileName: 'Case 00418273.pdf',
  brand: { name: 'Navdesk', company: 'Calder Aerodata', hasOwnLogo: false },
  printed: ['Case record', 'Printed today by Mara Okafor'],
  number: '00418273',
  title: 'Terrain layer blank',
  facts: [
    { label: 'Status', value: 'In Progress', isMono: false },
    { label: 'Tail number', value: 'N014KT', isMono: true },
  ],
  sections: [
    { heading: 'Description', paragraphs: ['Blank on both displays.\nSince Monday.'], entries: [], note: null },
    {
      heading: 'Comments',
      paragraphs: [],
      entries: [{ head: 'Jonas Weil', detail: '12 Oct 2026', paragraphs: ['Load 2610 again.'] }],
      note: 'Earlier ones are left out.',
    },
  ],
  footer: 'Administrative data',
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
      'Navdesk',
      'Calder Aerodata',
      'Case record',
      'Printed today by Mara Okafor',
      '00418273',
      'Terrain layer blank',
      'Tail number',
      'N014KT',
      'Status',
      'In Progress',
      'Description',
      'Blank on both displays.',
      'Since Monday.',
      'Comments',
      'Earlier ones are left out.',
      'Jonas Weil',
      '12 Oct 2026',
      'Load 2610 again.',
      'Administrative data',
      '00418273 · page 1 of 1',
    ]),
  )
})

it('is tagged for screen readers, has language and title, and embeds its fonts', async () => {
  const source = sourceOfPdf(await renderPdf(print))
  for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en-US)', '/DisplayDocTitle true', 'pdfuaid']) {
    expect(source).toContain(part)
  }
  for (const tag of ['Document', 'H1', 'H2', 'P']) expect(source).toContain(`/S /${tag}`)
  expect(source.match(/\/FontFile2/g)).toHaveLength(3)
  for (const font of ['InstrumentSans-Regular', 'InstrumentSans-SemiBold', 'B612Mono-Regular'])
    expect(source).toMatch(new RegExp(`/BaseFont /\\w{6}\\+${font}`))
})

it('writes the same file for the same document', async () => {
  expect(Buffer.from(await renderPdf(print)).equals(Buffer.from(await renderPdf(print)))).toBe(true)
})

it('renders Latin, Greek, Cyrillic and emoji, and a replacement character where the font has no glyph', async () => {
  const words = ['Přílohu čtěte', 'Ελληνικά κείμενα', 'Съешь же ещё', 'Cafe\u0301']
  const text = textOfPdf(
    await renderPdf(withText(...words, 'Go \u{1f44d}\u{1f3fd} now \u2708\ufe0f', '漢字', '\ud83d lost')),
  )
  for (const word of [...words.slice(0, 3), 'Café', '\u{1f44d}', '\u2708', '\ufffd\ufffd', '\ufffd \nlost']) {
    expect(text).toContain(word)
  }
})

it('writes Arabic and Hebrew from right to left, with numbers and Latin words in their own order', async () => {
  const text = textOfPdf(await renderPdf(withText('\u05d0\u05d1 (2606) \u05d2\u05d3.', 'On "\u05d0\u05d1" only')))
  // The glyphs in the order of the page; the brackets of the first line are mirrored.
  expect(text.replaceAll('\n', '')).toContain('.\u05d3\u05d2 (2606) \u05d1\u05d0')
  expect(text.replaceAll('\n', '')).toContain('On "\u05d1\u05d0" only')
})

it('keeps a comment on one page where it fits on one', async () => {
  const lines = 'A line of a comment.\n'.repeat(20).trim()
  const entries = Array.from({ length: 4 }, (_, index) => ({
    head: `Author ${index}`,
    detail: '',
    paragraphs: [lines],
  }))
  const source = textOfPdf(
    await renderPdf({ ...print, sections: [{ heading: 'Comments', paragraphs: [], entries, note: null }] }),
  )
  const perAuthor = source.split(/Author \d/).slice(1)
  expect(perAuthor.map((part) => part.split('A line of a comment.').length - 1)).toEqual([20, 20, 20, 20])
  expect(source).toContain('page 1 of 3')
})

it('says at the end how many words of which scripts it could not print, and nothing where it printed all', async () => {
  const endOf = async (...texts: string[]) => textOfPdf(await renderPdf(withText(...texts))).replace(/\s+/g, ' ')
  const end = await endOf('สวัสดี unit 7', '漢字 x漢')
  expect(end).toContain(
    'Some words could not be printed, by script: Thai (1) and Chinese (2). A replacement character is shown for each of their characters. Read them on the page of the case.',
  )
  expect(await endOf('Ελληνικά κείμενα', 'plain', 'مرحبا', 'שלום', '\u{1f44d}')).not.toContain('could not be printed')
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
