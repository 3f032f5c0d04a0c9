import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** The content that the stand-in reports as a virus. */
export const SIGNATURE = 'NAVDESK-TEST-SIGNATURE-not-a-virus'

/** A small daemon that answers INSTREAM like clamd. Stop it in `afterAll`. */
export type ClamdStandIn = {
  /** The address of `place`, or of a free port. */
  url: string
  /** The bytes of each completely sent file. */
  scanned: number[]
  /** Holds answers back until the returned function is called. */
  hold(): () => void
  stop(): Promise<void>
}

export async function startClamdStandIn({
  place = '127.0.0.1',
  mostBytes = Number.POSITIVE_INFINITY,
}: {
  /** A host, or the path of a socket. */
  place?: string
  /** Its StreamMaxLength. */
  mostBytes?: number
} = {}): Promise<ClamdStandIn> {
  const scanned: number[] = []
  const open = new Set<Socket>()
  let held: Promise<void> = Promise.resolve()
  const server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket)).on('error', () => undefined)
    answerTo(socket)
      .then(async (answer) => {
        await held
        socket.end(`${answer}\0`)
      })
      .catch(() => socket.destroy())
  })
  const answerTo = async (socket: Socket): Promise<string> => {
    const bytes = await fileOf(socket, mostBytes)
    if (bytes === null) return 'INSTREAM size limit exceeded. ERROR'
    scanned.push(bytes.length)
    return bytes.includes(SIGNATURE) ? 'stream: Navdesk.Test.Signature FOUND' : 'stream: OK'
  }
  if (place.startsWith('/')) server.listen(place)
  else server.listen(0, place)
  await once(server, 'listening')
  const address = server.address()
  return {
    url: typeof address === 'string' ? `unix://${address}` : `tcp://${place}:${address?.port}`,
    scanned,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    stop: async () => {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const COMMAND = 'zINSTREAM\0'

/** The file of a connection; null when it is larger than `mostBytes`. */
async function fileOf(socket: Socket, mostBytes: number): Promise<Buffer | null> {
  let waiting = Buffer.alloc(0)
  const parts: Buffer[] = []
  let bytes = 0
  let isOpen = false
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    waiting = Buffer.concat([waiting, chunk])
    if (!isOpen && waiting.length >= COMMAND.length) {
      if (waiting.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('Another command')
      waiting = waiting.subarray(COMMAND.length)
      isOpen = true
    }
    while (isOpen && waiting.length >= 4) {
      const length = waiting.readUInt32BE()
      if (length === 0) return Buffer.concat(parts)
      if (waiting.length < 4 + length) break
      bytes += length
      if (bytes > mostBytes) return null
      parts.push(waiting.subarray(4, 4 + length))
      waiting = waiting.subarray(4 + length)
    }
  }
  throw new Error('The file broke off')
}
