import { actionFiles, plainActionFiles } from './action-files.ts'
import { plural } from './casing.ts'
import { type Draft, startDraft, type Tree } from './draft.ts'
import { endpointFiles } from './endpoint-files.ts'
import { fieldFiles } from './field-files.ts'
import { listViewFiles } from './list-view-files.ts'
import { methodFiles } from './method-files.ts'
import { objectFiles } from './object-files.ts'
import { screenFiles } from './screen-files.ts'
import { jobFiles, mailFiles } from './task-files.ts'

type Kind = {
  usage: string
  write(draft: Draft, place: string, name: string): void
  /** Its place is an object, which must be named. */
  isOfObject?: true
  /** The name of the migration that it needs. */
  migration?(place: string, name: string): string
}

const kinds: Readonly<Record<string, Kind>> = {
  field: {
    usage: 'field <object>/<field>            a field of an object: case/flight-phase',
    write: fieldFiles,
    isOfObject: true,
    migration: (place, name) => `add_${place}_${name}`,
  },
  object: {
    usage: 'object [<area>/]<object>          an object with its access: fleet/flight-crew',
    write: objectFiles,
    migration: (_, name) => `add_${name}`,
  },
  method: { usage: 'method <area>/<verb-noun>         a server method: alerts/get-recent-alerts', write: methodFiles },
  mail: { usage: 'mail [<area>/]<name>              a mail: cases/stale-case', write: mailFiles },
  job: { usage: 'job [<area>/]<verb-noun>          a scheduled task: cases/close-resolved-cases', write: jobFiles },
  screen: {
    usage: 'screen [<area>/]<name>            a screen of the portal: alerts/product-alerts',
    write: screenFiles,
  },
  endpoint: {
    usage: 'endpoint [<group>/]<verb-noun>    a call of the UI service: records/get-record-summary',
    write: endpointFiles,
  },
  action: {
    usage: 'action [<area>/]<verb>-<object>   an action on a record, with a form: cases/pause-case',
    write: actionFiles,
  },
  'plain-action': {
    usage: 'plain-action [<area>/]<verb>-<object>   one that sets fields, without a form: cases/pause-case',
    write: plainActionFiles,
  },
  'list-view': {
    usage: 'list-view <object>/<name>         a list view of an object: case/paused-cases',
    write: listViewFiles,
    isOfObject: true,
  },
}

const usage = `npm run new -- <kind>    prints docs/how-to/<kind>.md
${Object.values(kinds)
  .map((kind) => `npm run new -- ${kind.usage}`)
  .join('\n')}
Names are in kebab-case. Without an area or a group it is what the last word names: pause-case belongs to cases.`

/** New and changed files by path, what the person does then, the tests to run, and the name of the migration if one is needed. */
export type NewFiles = Pick<Draft, 'files' | 'steps' | 'tests'> & { migration: string | null }

/**
 * The files of a new thing, as docs/how-to describes them, with a test that fails until the work is done.
 *
 * @throws Error with the usage when the kind or the name has the wrong form.
 */
export function newFiles(kindName: string | undefined, name: string | undefined, tree: Tree): NewFiles {
  const kind = Object.entries(kinds).find(([known]) => known === kindName)?.[1]
  const parts = (name ?? '').split('/')
  const isKebab = parts.every((part) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(part))
  if (!kind || !isKebab || parts.length > 2) throw new Error(usage)
  const [first = '', second] = parts
  if (second === undefined && kind.isOfObject) throw new Error(usage)
  const [place, own] = second === undefined ? [plural(first.split('-').at(-1) ?? first), first] : [first, second]
  const draft = startDraft(tree)
  kind.write(draft, place, own)
  const migration = kind.migration?.(place, own).replaceAll('-', '_') ?? null
  return { files: draft.files, steps: draft.steps, tests: draft.tests, migration }
}
