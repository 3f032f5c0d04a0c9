import { asksForHelp, type CommandLine, readCommandLine, usage } from './command-line.ts'
import { type Fetch, readObjects } from './read-objects.ts'
import { typesOfObjects } from './types-of-objects.ts'

/** What the program needs of its surroundings. */
export type Host = {
  readonly fetch: Fetch
  readonly readFile: (path: string) => Promise<string>
  readonly writeFile: (path: string, text: string) => Promise<void>
  readonly print: (text: string) => void
  readonly complain: (text: string) => void
}

/**
 * Runs `record-cache generate`: reads the objects from the service, then writes their types to a file or prints them. `--help` prints the usage.
 *
 * @returns the exit code: 1 when the arguments are wrong, or the service refuses or does not answer; nothing is written then.
 */
export async function generate(args: readonly string[], host: Host): Promise<number> {
  if (asksForHelp(args)) {
    host.print(usage)
    return 0
  }
  let command: CommandLine
  try {
    command = await readCommandLine(args, host.readFile)
  } catch (error) {
    host.complain(`${messageOf(error)}\n\n${usage}`)
    return 1
  }
  try {
    const { infos, picklists } = await readObjects(host.fetch, command)
    const types = typesOfObjects(infos, picklists)
    if (command.out === undefined) host.print(types)
    else await host.writeFile(command.out, types)
    return 0
  } catch (error) {
    host.complain(`${messageOf(error)}\n`)
    return 1
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
