import { expect, it } from 'vitest'
import { readMail } from './read-mail.ts'
import { type CorpusMail, replyCorpus } from './testing/reply-corpus.ts'

const ENVELOPE = { caseNumber: '00418273', from: 'mara.okafor@osprey-ridge.example', ip: '192.0.2.1' }

function rawMail({ html, text }: CorpusMail): Buffer {
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
  const head = `From: Mara Okafor <${ENVELOPE.from}>\r\nMessage-ID: <1@osprey-ridge.example>\r\nMIME-Version: 1.0\r\n`
  return Buffer.from(`${head}Content-Type: multipart/alternative; boundary=b\r\n\r\n${parts.join('')}--b--\r\n`)
}

it('takes from the answers of mail programs exactly what their authors wrote, in at least 95 of 100', async () => {
  const corpus = replyCorpus()
  const wrong: { name: string; wanted: string; got: string }[] = []
  for (const mail of corpus) {
    const read = await readMail(rawMail(mail), ENVELOPE, { authservId: null })
    const got = read?.reply.text ?? ''
    if (got !== mail.own) wrong.push({ name: mail.name, wanted: mail.own, got })
  }
  expect(corpus.length).toBeGreaterThanOrEqual(200)
  expect(wrong.length, JSON.stringify(wrong, null, 2)).toBeLessThanOrEqual(corpus.length * 0.05)
  // A reply that is not trimmed exactly still has the whole text of its author.
  expect(wrong.filter(({ wanted, got }) => !got.includes(wanted))).toEqual([])
})
