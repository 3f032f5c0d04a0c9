import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect } from './product.ts'

/** A mail server that keeps the texts of the mails that it gets, by recipient. */
export async function startMailSink() {
  const mails: { to: string; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      // The lines of a text in quoted-printable are joined, so that a long link is in one piece.
      const content = (await text(stream)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
      for (const { address } of envelope.rcptTo) mails.push({ to: address, text: content })
      done()
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** The path of the link with a token in the newest mail to an address, once it has arrived. */
    linkTo: async (to: string): Promise<string> => {
      let link = ''
      await expect
        .poll(() => {
          const mail = mails.findLast((candidate) => candidate.to === to)
          link = /https?:\/\/[^\s"<>]+#token=[\w%&=.@-]+/.exec(mail?.text ?? '')?.[0] ?? ''
          return link
        })
        .not.toBe('')
      const { pathname, hash } = new URL(link)
      return pathname + hash
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
