import { createMailReader } from 'server/testing'
import { expect, it } from 'vitest'
import { LONGEST_BLOCK_MS, withLongestBlock } from '../checks/event-loop.ts'
import { writeFigure } from '../figures.ts'
import { isWhole } from '../sample.ts'

// Mails that take long to read: texts that look like quotes at each line, pages without an end, and many files that the page names.

const MIB = 2 ** 20
/** The largest that are read in the main thread, and large ones. */
const SIZES = isWhole ? [8_000, 12 * MIB] : [8_000]
const FILES = 1_000

const texts = [
  '> a\nb\n',
  '> a\n\nb\n\n',
  'On 1.1.2026 a@b.example wrote:\n',
  'On 1 wrote ',
  'From: a@b.example\nSent: 2026\nTo: b\n\n',
  '-----Original Message-----\n',
  'Begin forwarded message:\n',
  'begin 644 a\n',
  '--\n',
  'Thanks,\n',
  'a. B ',
  '\u202e',
]
const pages = [
  '<div>',
  '<blockquote>a',
  '<blockquote type=cite>a</blockquote>b',
  '<div class="gmail_signature">a</div>b',
  '<table><tr><td>',
  '<tr><td>a<td>b',
  '<ul><li>',
  '<a href="http://x.example">y',
  '<img src="cid:a">',
  '<',
  '&amp',
  '</x>',
]

const HEAD = 'From: Mara <mara@osprey.example>\r\nMessage-ID: <1@osprey.example>\r\n'
const context = {
  caseNumber: '1',
  from: 'mara@osprey.example',
  ip: '192.0.2.1',
  authservId: null,
  checksSenders: false,
  sent: [],
}

function hostileMails(): { name: string; raw: Buffer }[] {
  const kinds = [...texts.map((part) => ['plain', part] as const), ...pages.map((part) => ['html', part] as const)]
  return SIZES.flatMap((bytes) =>
    kinds.map(([kind, part]) => {
      const body = part.repeat(Math.ceil(bytes / part.length)).slice(0, bytes)
      return { name: `${bytes} bytes of ${part}`, raw: Buffer.from(`${HEAD}Content-Type: text/${kind}\r\n\r\n${body}`) }
    }),
  )
}

/** A page of 20 MiB, before the files that it does not name. */
function mailOfManyFiles(): { name: string; raw: Buffer } {
  const part = (head: string, body: string): string => `--b\r\n${head}\r\n\r\n${body}\r\n`
  const page = part('Content-Type: text/html', '<p>a</p>'.repeat((isWhole ? 20 * MIB : MIB) / 8))
  const files = Array.from({ length: FILES }, (_, at) => part(`Content-Type: image/png\r\nContent-ID: <${at}@x>`, 'x'))
  return {
    name: `${FILES} files`,
    raw: Buffer.from(`${HEAD}Content-Type: multipart/related; boundary=b\r\n\r\n${page}${files.join('')}--b--`),
  }
}

it('reads hostile mails without blocking the process', { timeout: 1_800_000 }, async () => {
  const read = createMailReader()
  const readOrRefuse = (raw: Buffer) =>
    read(raw, context).then(
      () => 'read',
      (error: Error) => error.name,
    )
  const faults: string[] = []
  let worst = { blockedMs: 0, name: '' }
  // The modules of the reader are compiled before anything is measured.
  for (const { raw } of hostileMails().slice(0, texts.length + pages.length)) await readOrRefuse(raw)
  const mails = [...hostileMails(), mailOfManyFiles()]
  for (const { name, raw } of mails) {
    const { made: outcome, blockedMs } = isWhole
      ? await withLongestBlock(() => readOrRefuse(raw))
      : { made: await readOrRefuse(raw), blockedMs: 0 }
    if (!['read', 'UnreadableMail'].includes(outcome)) faults.push(`${name}: ${outcome}`)
    if (blockedMs > LONGEST_BLOCK_MS) faults.push(`${name}: blocks for ${Math.round(blockedMs)} ms`)
    if (blockedMs > worst.blockedMs) worst = { blockedMs, name }
  }
  writeFigure(
    'Mails that take long to read',
    `${mails.length} mails up to 20 MiB, one with ${FILES} files; the process is blocked for at most ${Math.round(worst.blockedMs)} ms`,
    `${LONGEST_BLOCK_MS} ms`,
  )
  expect(faults).toEqual([])
})
