import type { AddressInfo } from 'node:net'
import { limits } from 'contract'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** One mail to one address, as it came. */
export type SmtpMail = { raw: Buffer; to: string; from: string; ip: string }

export type InboundSmtpOptions = {
  host: string
  /** 0 for any free one. */
  port: number
  /** The name with which it greets. */
  name: string
  takesMailTo(address: string): boolean
  /** @returns whether the mail was taken; false is final. @throws for what may succeed later: the other host then tries again. */
  receive(mail: SmtpMail): Promise<boolean>
  log(message: string, error: unknown): void
  /** How long a connection may last, whatever it sends; absent means ten minutes. */
  longestMs?: number
}

export type InboundSmtp = {
  port: number
  /** Takes no further connection, and lets those that transfer a mail finish for a second. */
  stop(): Promise<void>
}

const MOST_CONNECTIONS = 50
const MOST_CONNECTIONS_OF_HOST = 20
const MOST_RECIPIENTS = 10
const SILENT_MS = 60_000
/** Long enough for the largest mail on a slow line; the mail host then sends again what was not taken. */
const LONGEST_MS = 600_000

/**
 * Takes mail by SMTP from the receiving mail host. It answers 250 only after a mail was taken for good, so that nothing is lost: until then
 * the other host keeps it. Nobody can relay through it: it sends nothing, and knows no address but those of cases.
 */
export async function startInboundSmtp(options: InboundSmtpOptions): Promise<InboundSmtp> {
  const { takesMailTo, receive, log, longestMs = LONGEST_MS } = options
  const ofHost = new Map<string, number>()
  const count = (host: string, more: 1 | -1): number => {
    const open = (ofHost.get(host) ?? 0) + more
    if (open > 0) ofHost.set(host, open)
    else ofHost.delete(host)
    return open
  }

  const server = new SMTPServer({
    name: options.name,
    banner: 'Navdesk',
    size: limits.mailBytes,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    maxClients: MOST_CONNECTIONS,
    socketTimeout: SILENT_MS,
    closeTimeout: 1_000,
    onConnect: ({ remoteAddress }, callback) => {
      callback(count(remoteAddress, 1) > MOST_CONNECTIONS_OF_HOST ? answer(421, 'Too many connections') : null)
    },
    onClose: ({ remoteAddress }) => void count(remoteAddress, -1),
    onRcptTo: ({ address }, { envelope }, callback) => {
      if (!takesMailTo(address)) callback(answer(550, 'No such address'))
      else callback(envelope.rcptTo.length >= MOST_RECIPIENTS ? answer(452, 'Too many recipients') : null)
    },
    onData: (stream, session, callback) => {
      bytesOf(stream)
        .then((raw) => (raw === null ? Promise.reject(answer(552, 'The mail is too large')) : deliver(raw, session)))
        .then(() => callback(null), callback)
    },
  })

  const deliver = async (raw: Buffer, { envelope, remoteAddress: ip }: SMTPServerSession): Promise<void> => {
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
    for (const { address: to } of envelope.rcptTo) {
      const isTaken = await receive({ raw, to, from, ip }).catch((error: unknown) => {
        log('A mail could not be taken now', error)
        throw answer(451, 'The mail could not be taken now')
      })
      if (!isTaken) throw answer(550, 'The mail was refused')
    }
  }

  // Silence is noticed by the library; one byte a minute is not.
  server.server.on('connection', (socket) => {
    const bell = setTimeout(() => socket.destroy(), longestMs)
    socket.once('close', () => clearTimeout(bell))
  })
  // An error of one client must not stop the server.
  server.on('error', (error) => log('A connection of the mail server failed', error))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

/** The bytes of a mail; null for one that is too large, of which the rest is read and forgotten. */
async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    const buffer = Buffer.from(part as Uint8Array)
    bytes += buffer.length
    if (bytes <= limits.mailBytes) parts.push(buffer)
    else parts.length = 0
  }
  return bytes > limits.mailBytes ? null : Buffer.concat(parts)
}

const answer = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })
