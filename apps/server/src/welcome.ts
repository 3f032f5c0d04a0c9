import { DEMO_PASSWORD, demoLogins } from 'demo'
import type { Config } from './config/read-config.ts'

/** The lines that the terminal shows after the start: the address, and in demo mode who can sign in. */
export function welcome(
  url: string,
  { brand, demo, publicDemo }: Pick<Config, 'brand' | 'demo' | 'publicDemo'>,
): string {
  const lines = [`${brand.name} is running at ${url}`]
  if (publicDemo)
    lines.push('', 'Warning: others can reach this demo, and its passwords are published. Use it without real data.')
  if (demo) {
    const width = Math.max(...demoLogins.map(({ email }) => email.length))
    lines.push(
      '',
      `Demo logins, all with the password ${DEMO_PASSWORD} (all names are invented):`,
      ...demoLogins.map(({ email, who }) => `  ${email.padEnd(width)}  ${who}`),
      '',
      `Mail that is sent can be read at ${url}/dev/mailbox`,
    )
  }
  return `\n${lines.join('\n')}\n\n`
}

/** The notice of an installation that no person can set up yet; each start shows it until an administrator has signed in. */
export const NO_ADMINISTRATOR =
  'No administrator has signed in yet. Make the first one: npm run admin -- you@example.com "Your Name"'

/**
 * The notice that a server started as root keeps the rights of root; null for other users. It cannot drop them, because it needs them to
 * restart PostgreSQL as another user, and to read files that belong to root.
 */
export function rootNotice({ databaseUrl }: Pick<Config, 'databaseUrl'>, uid = process.getuid?.()): string | null {
  if (uid !== 0) return null
  const reason =
    databaseUrl === null
      ? 'it starts and stops PostgreSQL as another user, and the files in DATA_DIR belong to root'
      : 'the files in DATA_DIR and STORAGE_URL belong to root'
  return `The server keeps the rights of root, because ${reason}. Start it as an ordinary user who owns these folders instead.`
}
