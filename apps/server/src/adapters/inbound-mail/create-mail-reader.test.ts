import { Worker } from 'node:worker_threads'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMailReader } from './create-mail-reader.ts'
import { UnreadableMail } from './mime-parts.ts'

const context = {
  caseNumber: '1',
  from: 'mara@osprey.example',
  ip: '192.0.2.1',
  authservId: null,
  checksSenders: false,
  sent: [],
}
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

it('checks the sender of a large mail in a thread', async () => {
  const signatures = 'DKIM-Signature: v=1; d=stranger.example; s=s1\r\n'.repeat(11)
  const raw = Buffer.from(`${signatures}${HEAD}\r\n${'Text '.repeat(5_000)}`)
  expect((await createMailReader()(raw, { ...context, checksSenders: true }))?.proof).toBe('unknown')
})

it('refuses permanently what cannot be read in a thread, or not in time', async () => {
  const deep = Array.from(
    { length: 40 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  )
  const raw = Buffer.from(`${HEAD}${deep.join('')}${' '.repeat(20_000)}`)
  await expect(createMailReader()(raw, context)).rejects.toThrow(UnreadableMail)
  const long = Buffer.from(`${HEAD}Content-Type: text/html\r\n\r\n${'<p>A line of text</p>'.repeat(300_000)}`)
  const late = createMailReader({ timeoutMs: 1 })(long, context)
  await expect(late).rejects.toThrow(new UnreadableMail('reading it takes too long'))
})

it('leaves a mail to a later delivery if the thread does not start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const reading = createMailReader()(Buffer.from(HEAD + ' '.repeat(20_000)), context)
  vi.advanceTimersByTime(30_000)
  const error: unknown = await reading.catch((cause: unknown) => cause)
  expect(error).toEqual(new Error('The thread that reads a mail does not start'))
})

it.each([
  ['itself', Buffer.from(`${HEAD}\r\nText`), []],
  ['in a thread', Buffer.from(`${HEAD}\r\n${'Text '.repeat(5_000)}`), []],
  ['in a thread, as that of a long conversation', Buffer.from(`${HEAD}\r\nText`), ['x'.repeat(40_000)]],
])('refuses permanently what the parser fails at %s, with the cause', async (_, raw, sent) => {
  const failing = { ...context, sent, from: 1 as never }
  const error: unknown = await createMailReader()(raw, failing).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(UnreadableMail)
  expect(error).toMatchObject({ message: 'it cannot be parsed', cause: expect.any(Error) })
})

it('compares a mail with a long conversation in a thread', async () => {
  const workers = vi.spyOn(Worker.prototype, 'terminate')
  onTestFinished(() => workers.mockRestore())
  const read = createMailReader()
  const raw = Buffer.from(`${HEAD}\r\nText`)
  expect((await read(raw, { ...context, sent: ['x'.repeat(1_000)] }))?.reply.text).toBe('Text')
  expect(workers).not.toHaveBeenCalled()
  expect((await read(raw, { ...context, sent: Array(40).fill('x'.repeat(1_000)) }))?.reply.text).toBe('Text')
  expect(workers).toHaveBeenCalledOnce()
})
