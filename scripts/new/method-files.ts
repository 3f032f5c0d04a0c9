import { addToArea, areaFolder } from './area.ts'
import { camelCase, pascalCase, sentenceCase, singular } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry, withImport } from './insert.ts'

const contract = 'packages/contract/src'

/** Verbs of methods that change nothing, and may be called by GET. */
const readingVerbs = ['get', 'list', 'find', 'read', 'search', 'count', 'check']

/** A server method: its schemas and address in the contract, what it does in its area. */
export function methodFiles(draft: Draft, area: string, call: string): void {
  const name = camelCase(call)
  const terms = `${contract}/methods/${area}.schemas.ts`
  const addresses = `${contract}/methods/${area}.ts`
  const isRead = readingVerbs.includes(call.split('-')[0] ?? '')
  const type = isRead ? 'ReadMethodOf' : 'WriteMethodOf'
  const group = `${camelCase(singular(area))}Methods`
  const className =
    /className(?: =|:) '(\w+)'/.exec(draft.read(addresses) ?? '')?.[1] ?? `${pascalCase(singular(area))}Controller`
  if (draft.read(terms) === null) createGroup(draft, area, group)

  draft.edit(terms, `${name}: its summary, access, errors, parameters and answer`, (text) => {
    const imports: [names: string, from: string][] = [
      ['Type', 'typebox'],
      ['ofIds', '../call-errors.ts'],
      ['RecordId, strict', '../ui-api/inputs.schemas.ts'],
      ['defineMethodTerms', './define-method-terms.ts'],
    ]
    return `${imports.reduce((changed, [names, from]) => withImport(changed, names, from), text)}
export const ${name} = defineMethodTerms({
  access: 'session',
  answers: 'personal',
  summary: '${sentenceCase(call)}: what it is for, in one sentence.',
  errors: [...ofIds],
  parameters: Type.Object({ recordId: RecordId }, strict),
  answer: Type.Object({ id: Type.String() }),
})
`
  })
  draft.edit(addresses, `${name}: its class, its name and whether it only reads`, (text) => {
    const typed = withImport(text, type, './server-method.ts', 'import type')
    return `${typed}
export const ${name}: ${type}<typeof schemas.${name}> = {
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
  draft.tell(`${terms}: its summary, who may call it, errors, parameters and answer; then npm run generate`)
  draft.tell(`${areaFolder(area)}/${call}.method.ts: what it does`)
  draft.tell(`proofs/access/about-object.ts: parameters under their names, if the proofs have none of those names yet`)
  draft.tell(
    isRead
      ? `the page that shows it: in apps/portal/src/areas/<area>/reads.ts, const ${name} = methodReader(${group}.${name}) and a function that answers read(${name}, parameters), as areas/knowledge/reads.ts; that function in the reads of the screen's page.ts; in the component useRead(useReads(...).<its name>)`
      : `the page that calls it: useSendToMethod(${group}.${name}) of record-cache-react; a creation sets idempotent: true in ${terms} and writes by writeOnce`,
  )
  draft.prove('proofs/access/every-call.db.test.ts')
}

function createGroup(draft: Draft, area: string, group: string): void {
  const name = camelCase(area)
  const one = camelCase(singular(area))
  draft.create(`${contract}/methods/${area}.schemas.ts`, '')
  draft.create(`${contract}/methods/${area}.ts`, `import type * as schemas from './${area}.schemas.ts'\n`)
  draft.edit(`${contract}/index.ts`, `export * as ${group} from './methods/${area}.ts'`, (text) => {
    return `${text}export * as ${group} from './methods/${area}.ts'\n`
  })
  draft.edit(`${contract}/methods/served-methods.ts`, `${group}, as the others, and in allMethods`, (text) => {
    const listed = withEntry(text, /\ballMethods: readonly ServedMethod\[\] = \[/, group)
    const made = `export const ${group} = serveMethods(${name}, ${one}Terms)\n\n`
    const placed = listed?.replace(/(?=\/\*\* Every server method)/, made)
    return !placed || placed === listed
      ? null
      : `import * as ${one}Terms from './${area}.schemas.ts'\nimport * as ${name} from './${area}.ts'\n${placed}`
  })
  draft.edit(`${contract}/methods/methods.schemas.ts`, `${name} to ofEveryMethod`, (text) => {
    const listed = withEntry(text, /const ofEveryMethod = \[/, name)
    return listed && `import * as ${name} from './${area}.schemas.ts'\n${listed}`
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

it('answers those who may see the record, and everybody else as if there were none', async () => {
  const recordId = accountIdOf('osprey')
  expect(await ask('mara', { recordId })).toEqual({ id: recordId })
  await expect(ask('ines', { recordId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect.fail('write what "${sentenceCase(call).toLowerCase()}" takes, answers and refuses')
})
`
