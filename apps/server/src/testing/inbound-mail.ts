import { createTransport, type SendMailOptions } from 'nodemailer'
import { createCaseAddresses } from 'support'
import type { TestServer } from './test-server.ts'

/** The reply address of a case of the demo. */
export async function addressOfCase({ database }: Pick<TestServer, 'database'>, caseId: string): Promise<string> {
  const { rows } = await database.query(
    'select "CaseNumber", token_secret from records."Case", server.installation where "Id" = $1',
    [caseId],
  )
  const [caseNumber, secret] = rows[0] ?? []
  return createCaseAddresses({ domain: 'calder-aerodata.example', secret: String(secret) }).of(String(caseNumber))
}

/** Sends a mail to the server, as the receiving mail host does. @throws the error of the transport for a refused mail. */
export async function deliver(port: number, mail: Pick<SendMailOptions, 'envelope' | 'raw'>): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  await transport.sendMail(mail).finally(() => transport.close())
}
