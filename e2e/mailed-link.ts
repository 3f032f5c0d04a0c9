import type { DevEnv } from 'dev-env'
import { expect } from './product.ts'

/** The link in the newest mail with a subject to an address, once it has arrived. */
export async function mailedLink(product: DevEnv, to: string, subject: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mail = (await product.mailbox()).find(
        (candidate) => candidate.to.includes(to) && candidate.subject === subject,
      )
      link = /https?:\/\/\S+(?:#token=|\/confirm-address\/)[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  const { pathname, hash } = new URL(link)
  return pathname + hash
}
