import { type AddressInfo, createServer, type Socket } from 'node:net'

/**
 * What the sink does with a mail: it takes it, refuses it for now (451) or permanently (554), ends the connection before it has the mail, or
 * takes it and ends the connection without an answer.
 */
export type Verdict = 'take' | 'refuse for now' | 'refuse permanently' | 'end' | 'take and end'

export interface SinkMail {
  readonly to: string
  readonly messageId: string
}

export interface SmtpSink {
  readonly smtpUrl: string
  /** The mails that it has taken, in the order in which they came. */
  readonly taken: SinkMail[]
  /** Decides on each mail, once its content is there. */
  judge: (mail: SinkMail) => Verdict
  /** Refuses connections until it is opened again. */
  close(): Promise<void>
  open(): Promise<void>
}

/** A mail server that fails on demand, and records the recipients of each mail. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const sockets = new Set<Socket>()
  let port = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // The client ends connections as it likes.
    socket.on('error', () => undefined)
    serve(socket, sink)
  })
  const sink: SmtpSink = {
    get smtpUrl() {
      return `smtp://127.0.0.1:${port}`
    },
    taken: [],
    judge: () => 'take',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    open: () =>
      new Promise((resolve) => {
        server.listen(port, '127.0.0.1', () => {
          port = (server.address() as AddressInfo).port
          resolve()
        })
      }),
  }
  await sink.open()
  return sink
}

const END_OF_DATA = '\r\n.\r\n'

function serve(socket: Socket, sink: SmtpSink): void {
  let received = ''
  let recipient = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)

  const takeData = (content: string): void => {
    const mail = { to: recipient, messageId: /^message-id:\s*<([^>]+)>/im.exec(content)?.[1] ?? '' }
    const verdict = sink.judge(mail)
    if (verdict === 'take' || verdict === 'take and end') sink.taken.push(mail)
    if (verdict === 'end' || verdict === 'take and end') socket.destroy()
    else if (verdict === 'take') say('250 taken')
    else say(verdict === 'refuse for now' ? '451 try again later' : '554 not here')
  }
  const takeCommand = (line: string): void => {
    if (/^QUIT/i.test(line)) {
      socket.end('221 bye\r\n')
    } else if (/^DATA/i.test(line)) {
      isData = true
      say('354 go on')
    } else {
      recipient = /^RCPT TO:<([^>]*)>/i.exec(line)?.[1] ?? recipient
      say('250 ok')
    }
  }

  say('220 sink')
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1')
    for (;;) {
      const end = isData ? END_OF_DATA : '\r\n'
      const at = received.indexOf(end)
      if (at === -1) return
      const part = received.slice(0, at)
      received = received.slice(at + end.length)
      if (isData) {
        isData = false
        takeData(part)
      } else {
        takeCommand(part)
      }
    }
  })
}
