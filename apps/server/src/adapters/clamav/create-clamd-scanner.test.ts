import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { type ClamdStandIn, SIGNATURE, startClamdStandIn } from '../../testing/clamd-stand-in.ts'
import { createClamdScanner } from './create-clamd-scanner.ts'

const fileOf = (...parts: (string | Buffer)[]): Readable =>
  Readable.from(
    parts.map((part) => Buffer.from(part)),
    { objectMode: false },
  )

async function standIn(options: Parameters<typeof startClamdStandIn>[0] = {}): Promise<ClamdStandIn> {
  const started = await startClamdStandIn(options)
  onTestFinished(() => started.stop())
  return started
}

/** A daemon that answers every connection with a text at once. */
async function answering(text: string): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => undefined).end(text))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

it('sends files of any size over a port, and reports the viruses in them', async () => {
  const { url, scanned } = await standIn()
  const viruses: string[] = []
  const { scan } = createClamdScanner(url, { onFound: (name) => viruses.push(name) })
  expect(await scan(fileOf('an empty page'))).toBe('Clean')
  expect(await scan(fileOf())).toBe('Clean')
  expect(await scan(fileOf(Buffer.alloc(3_000_000, 'x'), 'and an end'))).toBe('Clean')
  // A signature that lies in two parts of the file.
  expect(await scan(fileOf(SIGNATURE.slice(0, 9), SIGNATURE.slice(9)))).toBe('Quarantined')
  expect(scanned).toEqual([13, 0, 3_000_010, SIGNATURE.length])
  expect(viruses).toEqual(['Navdesk.Test.Signature'])
})

it('sends files over a socket of the machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'navdesk-clamd-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { url } = await standIn({ place: join(folder, 'clamd.ctl') })
  expect(await createClamdScanner(url).scan(fileOf('page'))).toBe('Clean')
})

it('reports a file that is larger than the limit of the scanner', async () => {
  const { url } = await standIn({ mostBytes: 10 })
  expect(await createClamdScanner(url).scan(fileOf('ten bytes!'))).toBe('Clean')
  expect(await createClamdScanner(url).scan(fileOf('ten bytes!', 'x'))).toBe('TooLarge')
  const beyond = await answering('stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0')
  expect(await createClamdScanner(beyond).scan(fileOf('page'))).toBe('TooLarge')
})

it('ends a scan that takes too long, so that it holds up no other file', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).resume())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const url = `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  async function* endless() {
    for (;;) {
      await setTimeout(1)
      yield Buffer.from('part')
    }
  }
  const file = Readable.from(endless(), { objectMode: false })
  expect(await createClamdScanner(url, { longestMs: 30 }).scan(file)).toBe('TooLarge')
  expect(file.destroyed).toBe(true)
})

it.each([
  ['is not there', async () => 'tcp://127.0.0.1:1', 'The virus scanner has not answered: connect ECONNREFUSED'],
  ['hangs up', () => answering(''), 'The virus scanner has not answered'],
  ['has an error', () => answering('INSTREAM: Can not open /tmp ERROR\0'), 'The virus scanner answered: INSTREAM: Can'],
])('fails, so that the file is scanned later, while the scanner %s', async (_when, url, message) => {
  const file = fileOf('page')
  await expect(createClamdScanner(await url()).scan(file)).rejects.toThrow(message)
  expect(file.destroyed).toBe(true)
})

it('fails when the file cannot be read to its end', async () => {
  const { url, scanned } = await standIn()
  async function* torn(): AsyncGenerator<Buffer> {
    yield Buffer.from('half a page')
    throw new Error('The disk is gone')
  }
  const file = Readable.from(torn(), { objectMode: false })
  await expect(createClamdScanner(url).scan(file)).rejects.toThrow('The disk is gone')
  expect(scanned).toEqual([])
})
