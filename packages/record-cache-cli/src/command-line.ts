import { parseArgs } from 'node:util'

export const usage = `Usage: record-cache generate --url <origin> --object <name> [--object <name>]... [options]

Writes the types of objects as a UI service describes them, for createReads of record-cache/typed.

  --url <origin>            the service, such as https://service.example
  --object <name>           an object by its API name; several times for several
  --header 'Name: value'    a header of each request, such as that of a session
  --header @<file>          headers, each on a line of a file
  --picklists               types picklists by their values
  --out <file>              the file to write; printed when absent
  --help                    prints this
`

export type CommandLine = {
  readonly url: string
  readonly objects: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** Whether the values of picklists are read as well. */
  readonly hasPicklists: boolean
  readonly out: string | undefined
}

export const asksForHelp = (args: readonly string[]): boolean => args.includes('--help') || args.includes('-h')

/** @throws Error that says what is wrong with the arguments. */
export async function readCommandLine(
  args: readonly string[],
  readFile: (path: string) => Promise<string>,
): Promise<CommandLine> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      object: { type: 'string', multiple: true },
      header: { type: 'string', multiple: true },
      picklists: { type: 'boolean' },
      out: { type: 'string' },
    },
  })
  const { url, object: objects = [], header: value = [], picklists: hasPicklists = false, out } = values
  if (positionals.join() !== 'generate') throw new Error('The only command is generate')
  if (url === undefined || !/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new Error('--url takes the address of a service, which begins with https:// or http://')
  if (objects.length === 0) throw new Error('--object is missing')
  const lines = await Promise.all(
    value.map(async (header) => (header.startsWith('@') ? (await readFile(header.slice(1))).split(/\r?\n/) : [header])),
  )
  const headers = lines.flat().filter((line) => line.trim() !== '')
  return { url, objects: [...new Set(objects)], headers: Object.fromEntries(headers.map(headerOf)), hasPicklists, out }
}

function headerOf(line: string): [name: string, value: string] {
  const [, name, value] = /^([\w!#$%&'*+.^`|~-]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
  if (name === undefined || value === undefined)
    throw new Error("--header takes 'Name: value', or @ and a file of such lines")
  return [name, value]
}
