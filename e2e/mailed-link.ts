import type { DevEnv } from 'dev-env'
import { expect } from './product.ts'

/** The link of the newest mail to somebody, once it is there. */
export async function mailedLink(product: DevEnv, to: string, subject: string): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mail = (await product.mailbox()).find((one) => one.to.includes(to) && one.subject === subject)
      link = /https?:\/\/\S+#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  const { pathname, hash } = new URL(link)
  return pathname + hash
}
