import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readMail } from './read-mail.ts'
import { type CorpusMail, replyCorpus } from './testing/reply-corpus.ts'

const AUTHOR = 'mara.okafor@osprey-ridge.example'
const context = {
  caseNumber: '00418273',
  from: AUTHOR,
  ip: '192.0.2.1',
  authservId: null,
  checksSenders: false,
  sent: [],
}

function rawMail({ html, text, subject = 'Re: [00418273] Terrain layer' }: CorpusMail): Buffer {
  const parts = [
    ['plain', text],
    ['html', html],
  ].flatMap(([kind, body]) =>
    body === undefined
      ? []
      : [
          `--b\r\nContent-Type: text/${kind}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(body).toString('base64')}\r\n`,
        ],
  )
  const head = `From: Mara Okafor <${AUTHOR}>\r\nSubject: ${subject}\r\nMessage-ID: <1@osprey-ridge.example>\r\nMIME-Version: 1.0\r\n`
  return Buffer.from(`${head}Content-Type: multipart/alternative; boundary=b\r\n\r\n${parts.join('')}--b--\r\n`)
}

const outcomes = ['exact', 'too much kept', 'words folded wrongly', 'lost'] as const

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

function outcomeOf(mail: CorpusMail): (typeof outcomes)[number] {
  const reply = readMail(rawMail(mail), context)?.reply
  const [text, folded] = [linesOf(reply?.text ?? ''), linesOf(reply?.folded ?? '')]
  const missing = linesOf(mail.own).filter((line) => !text.includes(line))
  if (missing.some((line) => !folded.includes(line))) return 'lost'
  if (missing.length > 0) return 'words folded wrongly'
  return mail.isAtLeast === true || reply?.text === mail.own ? 'exact' : 'too much kept'
}

it('keeps exactly what people wrote in at least 95 of 100 mails of the corpus, and loses no word of any', () => {
  const corpus = replyCorpus()
  const counted = Map.groupBy(corpus, outcomeOf)
  const counts = outcomes.map((outcome) => [outcome, counted.get(outcome)?.length ?? 0] as const)
  if (process.env.PROOFS === 'whole') writeFigures(corpus.length, counts)
  const of = (outcome: (typeof outcomes)[number]) => counted.get(outcome)?.map(({ name }) => name) ?? []
  expect(corpus.length).toBeGreaterThanOrEqual(600)
  expect(of('lost')).toEqual([])
  expect(of('words folded wrongly')).toEqual([])
  expect(of('exact').length, String(of('too much kept'))).toBeGreaterThanOrEqual(corpus.length * 0.95)
})

const PAGE = new URL('../../../../../docs/mail.md', import.meta.url)
const [BEGIN, END] = ['<!-- figures: written by npm run prove -- mail -->', '<!-- end of figures -->']

function writeFigures(mails: number, counts: readonly (readonly [string, number])[]): void {
  const page = readFileSync(PAGE, 'utf8')
  const [before = '', rest = ''] = page.split(BEGIN)
  const rows = [['mails', mails] as const, ...counts].map(([outcome, count]) => `| ${outcome} | ${count} |`)
  const table = ['| Outcome | Mails |', '|---|---|', ...rows].join('\n')
  writeFileSync(PAGE, `${before}${BEGIN}\n${table}\n${END}${rest.split(END)[1] ?? ''}`)
}
