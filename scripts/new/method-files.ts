import { addToArea, areaFolder } from './area.ts'
import { camelCase, pascalCase, sentenceCase, singular } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry, withImport } from './insert.ts'

const contract = 'packages/contract/src'

/** Verbs of methods that change nothing, and may be called by GET. */
const readingVerbs = ['get', 'list', 'find', 'read', 'search', 'count', 'check']

/** A server method: its definition in the contract, what it does in its area. */
export function methodFiles(draft: Draft, area: string, call: string): void {
  const name = camelCase(call)
  const definitions = `${contract}/methods/${area}.ts`
  const isRead = readingVerbs.includes(call.split('-')[0] ?? '')
  const group = `${camelCase(singular(area))}Methods`
  const className =
    /className(?: =|:) '(\w+)'/.exec(draft.read(definitions) ?? '')?.[1] ?? `${pascalCase(singular(area))}Controller`
  if (draft.read(definitions) === null) createGroup(draft, area, group)

  const summary = `${sentenceCase(call)}: what it is for, in one sentence.`
  const definition = `export const ${name} = defineServerMethod({
  className: '${className}',
  methodName: '${name}',
  readOnly: ${isRead},
  access: 'session',
  answers: 'personal',
  summary: '${summary}',
  errors: [...ofIds],
  parameters: Type.Object({ recordId: RecordId }, strict),
  answer: Type.Object({ id: Type.String() }),
})
`
  draft.edit(definitions, `${name}: its address, summary, access, errors, parameters and answer`, (text) => {
    const imports: [names: string, from: string][] = [
      ['Type', 'typebox'],
      ['ofIds', '../call-errors.ts'],
      ['RecordId, strict', '../ui-api/inputs.ts'],
      ['defineServerMethod', './define-server-method.ts'],
    ]
    return `${imports.reduce((changed, [names, from]) => withImport(changed, names, from), text)}\n${definition}`
  })
  // What \`npm run generate\` writes, so that the page compiles at once.
  draft.edit(`${contract}/addresses/methods/${area}.ts`, `${name}: run npm run generate`, (text) => {
    return `${text}
/**
 * ${summary}
 *
 * @throws INVALID_ID_FIELD, MISSING_ARGUMENT, NOT_FOUND.
 */
export const ${name}: ServerMethodOf<typeof definitions.${name}> = {
  className: '${className}',
  methodName: '${name}',
  readOnly: ${isRead},
}
`
  })
  draft.create(
    `${areaFolder(area)}/${call}.method.ts`,
    `import { ${group} } from 'contract/methods'
import { defineMethod } from 'platform'

/**
 * ${sentenceCase(call)}: what it answers${isRead ? '' : ' and changes'}, through the rights of the caller.
 *
 * @throws AppError \`NOT_FOUND\` for a record that the caller may not see.
 */
export const ${name} = defineMethod(${group}.${name}, async ({ gateway }, { recordId }) => {
  const { id } = await gateway.records.get(recordId, { optionalFields: ['Id'] })
  return { id }
})
`,
  )
  draft.create(`${areaFolder(area)}/${call}.method.db.test.ts`, methodTest(call, className, isRead))
  addToArea(draft, area, 'methods', name, `${call}.method.ts`)
  draft.tell(`${definitions}: its summary, who may call it, errors, parameters and answer; then npm run generate`)
  draft.tell(`${areaFolder(area)}/${call}.method.ts: what it does`)
  draft.tell(`proofs/access/about-object.ts: parameters under their names, if the proofs have none of those names yet`)
  draft.tell(
    isRead
      ? `the page that shows it: in apps/portal/src/areas/<area>/reads.ts, const ${name} = methodReader(${group}.${name}) and a function that answers read(${name}, parameters), as areas/knowledge/reads.ts; that function in the reads of the screen's page; in the component useRead(useReads(...).<its name>)`
      : `the page that calls it: useSendToMethod(${group}.${name}) of record-cache-react; a creation sets idempotent: true in ${definitions} and writes by writeOnce`,
  )
  draft.prove('proofs/access/every-call.db.test.ts')
}

function createGroup(draft: Draft, area: string, group: string): void {
  draft.create(`${contract}/methods/${area}.ts`, '')
  draft.create(
    `${contract}/addresses/methods/${area}.ts`,
    `// Written by \`npm run generate\` from methods/${area}.ts; change that file instead.

import type * as definitions from '../../methods/${area}.ts'
import type { ServerMethodOf } from '../../methods/server-method.ts'
`,
  )
  draft.edit(`${contract}/index.ts`, `export * as ${group} from './addresses/methods/${area}.ts'`, (text) => {
    return `${text}export * as ${group} from './addresses/methods/${area}.ts'\n`
  })
  draft.edit(`${contract}/methods/served-methods.ts`, `${group}, as the others`, (text) => {
    const listed = withEntry(text, /\bmethodGroups = \{/, group)
    const exported = listed?.replace(/^export \{\s/m, `export { ${group}, `)
    return !exported || exported === listed ? null : `import * as ${group} from './${area}.ts'\n${exported}`
  })
}

const methodTest = (
  call: string,
  className: string,
  isRead: boolean,
): string => `import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld, type WorldActor } from '../testing/support-world.ts'
import { accountIdOf } from '../testing/world-people.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

const ask = async (actor: WorldActor, values: Readonly<Record<string, unknown>>) => {
  const call = { className: '${className}', methodName: '${camelCase(call)}', values, isRead: ${isRead} }
  return (await world.asActor(actor).methods.call(call)).result
}

it('answers callers who may see the record, and all others as if there were none', async () => {
  const recordId = accountIdOf('osprey')
  expect(await ask('mara', { recordId })).toEqual({ id: recordId })
  await expect(ask('ines', { recordId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect.fail('write what "${sentenceCase(call).toLowerCase()}" takes, answers and refuses')
})
`
