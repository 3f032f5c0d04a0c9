import type { AddressInfo } from 'node:net'
import { limits } from 'contract'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** One raw mail to one address. */
export type SmtpMail = { raw: Buffer; to: string; from: string; ip: string }

export type InboundSmtpOptions = {
  host: string
  /** 0 for any free one. */
  port: number
  /** The host name in the greeting. */
  name: string
  acceptsMailTo(address: string): boolean
  /** @returns whether the mail was accepted; false is final. @throws Error for a temporary failure: the other host then tries again. */
  receive(mail: SmtpMail): Promise<boolean>
  log(message: string, error: unknown): void
  /** The longest duration of a connection; absent means ten minutes. */
  longestMs?: number
}

export type InboundSmtp = {
  port: number
  /** Accepts no further connection, and gives running transfers a second to finish. */
  stop(): Promise<void>
}

const MAX_CONNECTIONS = 50
const MAX_CONNECTIONS_PER_HOST = 20
const MAX_RECIPIENTS = 10
const SILENT_MS = 60_000
/** Enough for the largest mail on a slow line. The mail host then retries a mail that was not accepted. */
const LONGEST_MS = 600_000

/**
 * Receives mail by SMTP from the receiving mail host. It answers 250 only after a mail is stored, so that no mail is lost: until then the
 * other host keeps it. It cannot be used as a relay: it sends nothing, and accepts mail to the addresses of cases only.
 */
export async function startInboundSmtp(options: InboundSmtpOptions): Promise<InboundSmtp> {
  const { acceptsMailTo, receive, log, longestMs = LONGEST_MS } = options
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
    maxClients: MAX_CONNECTIONS,
    socketTimeout: SILENT_MS,
    closeTimeout: 1_000,
    onConnect: ({ remoteAddress }, callback) => {
      callback(count(remoteAddress, 1) > MAX_CONNECTIONS_PER_HOST ? smtpError(421, 'Too many connections') : null)
    },
    onClose: ({ remoteAddress }) => void count(remoteAddress, -1),
    onRcptTo: ({ address }, { envelope }, callback) => {
      if (!acceptsMailTo(address)) callback(smtpError(550, 'No such address'))
      else callback(envelope.rcptTo.length >= MAX_RECIPIENTS ? smtpError(452, 'Too many recipients') : null)
    },
    onData: (stream, session, callback) => {
      bytesOf(stream)
        .then((raw) => (raw === null ? Promise.reject(smtpError(552, 'The mail is too large')) : deliver(raw, session)))
        .then(() => callback(null), callback)
    },
  })

  const deliver = async (raw: Buffer, { envelope, remoteAddress: ip }: SMTPServerSession): Promise<void> => {
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
    for (const { address: to } of envelope.rcptTo) {
      const isAccepted = await receive({ raw, to, from, ip }).catch((error: unknown) => {
        log('A mail could not be received', error)
        throw smtpError(451, 'The mail could not be received now')
      })
      if (!isAccepted) throw smtpError(550, 'The mail was refused')
    }
  }

  // The library detects a silent connection, but not one that sends a byte a minute.
  server.server.on('connection', (socket) => {
    const timer = setTimeout(() => socket.destroy(), longestMs)
    socket.once('close', () => clearTimeout(timer))
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

/** The bytes of a mail; null for one that is too large, the rest of which is read and discarded. */
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

const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })
