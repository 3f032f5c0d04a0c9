import { settingSections } from 'server/settings'

type DocumentedVariable = { about: string; example: string; since: string }

/** Variables for work on the product and for its tests; the server does not read them. */
const developmentVariables: Readonly<Record<string, DocumentedVariable>> = {
  BENCH_PROFILE: {
    about: 'Folder for processor profiles of the server that `npm run bench -- server` starts',
    example: '/tmp/profiles',
    since: '1.0.0',
  },
  CHROMIUM_PATH: {
    about: 'Browser of the browser tests, instead of the one that Playwright installs',
    example: '/usr/bin/chromium',
    since: '1.0.0',
  },
  EXPERIENCE_FIGURES: {
    about: '`write` stores the figures measured by `experience.spec.ts` in docs/experience.md',
    example: 'write',
    since: '1.0.0',
  },
  FUZZ_INPUTS: { about: 'Inputs of `npm run prove -- fuzz` for each call', example: '100000', since: '1.0.0' },
  FUZZ_KEEP: { about: '`1` keeps an input that failed as a test', example: '1', since: '1.0.0' },
  FUZZ_REPEAT: {
    about: 'Seed and path of the one input to repeat, as a failure prints them',
    example: '7 12:3',
    since: '1.0.0',
  },
  FUZZ_SEED: { about: 'Seed of the fuzz proofs', example: '42', since: '1.0.0' },
  PROOFS: {
    about: '`whole` runs the proofs in full instead of a sample; `npm run prove` sets it',
    example: 'whole',
    since: '1.0.0',
  },
  PROOFS_SEED: { about: 'Seed that selects the sample of the proofs', example: '42', since: '1.0.0' },
}

const head = `# Configuration

The server reads its settings from environment variables. Each is optional, and an empty value counts as absent. With an invalid
value the server does not start and prints one line that names the variable. This page is generated from
\`apps/server/src/config/settings.ts\` by \`npm run generate\`.
`

const tail = `## Limits of the operating system

How many connections the server holds, in all and for each network ([limits](limits.md)), follows from the descriptors that the process
may open: 457 and 115 where the hard limit is 1,024. Raise it (\`ulimit -Hn\`) for offices of many people behind one address.

## Logs

The server writes its log to standard output only, one JSON object per line; the supervisor of the process keeps and rotates it. The
log of the embedded PostgreSQL is in \`DATA_DIR\` and is rotated at 10 MB.
`

/** The text of docs/configuration.md. */
export function configurationPage(): string {
  const sections = Object.entries(settingSections).map(([title, settings]) => {
    const rows = Object.entries(settings).map(([name, { about, shownDefault, example, since }]) => [
      `\`${name}\``,
      about,
      shownDefault,
      `\`${example}\``,
      since,
    ])
    return `## ${title}\n\n${table(['Variable', 'What', 'Default', 'Example', 'Since'], rows)}`
  })
  const development = Object.entries(developmentVariables).map(([name, { about, example, since }]) => [
    `\`${name}\``,
    about,
    `\`${example}\``,
    since,
  ])
  return [
    head,
    ...sections,
    `## Development and tests\n\n${table(['Variable', 'What', 'Example', 'Since'], development)}`,
    tail,
  ].join('\n')
}

/** The variables that the page describes. */
export const documentedVariables = [
  ...Object.values(settingSections).flatMap(Object.keys),
  ...Object.keys(developmentVariables),
]

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  return `${line(columns)}|${columns.map(() => '---|').join('')}\n${rows.map(line).join('')}`
}
