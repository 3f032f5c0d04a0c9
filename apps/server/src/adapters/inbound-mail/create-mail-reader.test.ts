import { expect, it } from 'vitest'
import { createMailReader } from './create-mail-reader.ts'
import { UnreadableMail } from './mime-parts.ts'

const context = { caseNumber: '1', from: 'mara@osprey.example', ip: '192.0.2.1', authservId: null, sent: [] }
const HEAD = 'From: Mara <mara@osprey.example>\r\n'

it('reads a large mail in a thread as it reads a small one', async () => {
  const file = Buffer.alloc(3_000_000, 'log ').toString('base64')
  const raw = `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nThe log.\r\n--b\r\nContent-Type: text/csv; name=a.csv\r\nContent-Transfer-Encoding: base64\r\n\r\n${file}\r\n--b--`
  const reply = (await createMailReader()(Buffer.from(raw), context))?.reply
  expect([reply?.text, reply?.files.map(({ name, data }) => [name, data.length])]).toEqual([
    'The log.',
    [['a.csv', 3_000_000]],
  ])
})

it('refuses permanently what cannot be read in a thread, or not in time', async () => {
  const deep = Array.from(
    { length: 40 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  )
  const raw = Buffer.from(`${HEAD}${deep.join('')}${' '.repeat(20_000)}`)
  await expect(createMailReader()(raw, context)).rejects.toThrow(UnreadableMail)
  await expect(createMailReader({ timeoutMs: 1 })(raw, context)).rejects.toThrow('takes too long')
})
