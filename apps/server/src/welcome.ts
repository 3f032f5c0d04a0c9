import { demoLogins } from 'support'
import type { Config } from './config.ts'

/** What the terminal shows once the product is up: the address, and in demo mode who can sign in. */
export function welcome(url: string, { brand, demo }: Config): string {
  const lines = [`${brand.name} is running at ${url}`]
  if (demo) {
    const width = Math.max(...demoLogins.people.map(({ email }) => email.length))
    lines.push(
      '',
      `Demo logins, all with the password ${demoLogins.password} (all names are invented):`,
      ...demoLogins.people.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`),
      '',
      `Mail that is sent can be read at ${url}/dev/mailbox`,
    )
  }
  return `\n${lines.join('\n')}\n\n`
}
