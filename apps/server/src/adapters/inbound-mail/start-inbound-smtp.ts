import type { AddressInfo } from 'node:net'
import { limits } from 'contract'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'
import { bytesOfMail, MailTooLarge, paceCheck } from './bytes-of-mail.ts'

/** One raw mail to one address. */
export type SmtpMail = { raw: Buffer; to: string; from: string; ip: string }

/** A refusal is final; `words` say why, or more about a mail that was accepted. */
export type SmtpAnswer = { isAccepted: boolean; words?: string }

export type InboundSmtpOptions = {
  host: string
  /** 0 for any free one. */
  port: number
  /** The host name in the greeting. */
  name: string
  acceptsMailTo(address: string): boolean
  /** A place for a mail that arrives: each is in memory, so that few arrive at once, and the others wait before they are sent. */
  arrive(): { readonly ready: Promise<void> | null; release(): void }
  /** @throws Error for a temporary failure: the other host then tries again. */
  receive(mail: SmtpMail): Promise<SmtpAnswer>
  log(message: string, error: unknown): void
  /** The clock, in milliseconds since 1970. */
  now: () => number
  /** The longest duration of a connection; absent means ten minutes. */
  longestMs?: number
}

export type InboundSmtp = {
  port: number
  /** Accepts no further connection, and gives running transfers a second to finish. */
  stop(): Promise<void>
}

export const MAX_CONNECTIONS = 50
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
  const { acceptsMailTo, arrive, receive, log, now, longestMs = LONGEST_MS } = options
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
      deliver(stream, session).then((words) => callback(null, words), callback)
    },
  })

  const deliver = async (stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<string> => {
    const slot = arrive()
    try {
      await slot.ready
      const raw = await bytesOfMail(stream, limits.mailBytes, paceCheck(now))
      return await receiveForAll(raw, session)
    } catch (error) {
      if (error instanceof MailTooLarge) throw smtpError(552, error.message)
      if (error instanceof Error && 'responseCode' in error) throw error
      log('A mail could not be received', error)
      throw smtpError(451, 'The mail could not be received now')
    } finally {
      slot.release()
    }
  }

  const receiveForAll = async (raw: Buffer, { envelope, remoteAddress: ip }: SMTPServerSession): Promise<string> => {
    const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
    const notes: string[] = []
    for (const { address: to } of envelope.rcptTo) {
      const { isAccepted, words } = await receive({ raw, to, from, ip })
      const because = words === undefined ? '' : `: ${words}`
      if (!isAccepted) throw smtpError(550, `The mail was refused${because}`)
      notes.push(because)
    }
    return `The mail was received${notes.find((note) => note !== '') ?? ''}`
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

const smtpError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })
