import { camelCase, sentenceCase } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry, withImport } from './insert.ts'

/** The tests that walk every call. */
const proofs = [
  'bench/record-cache-parts/bundle.test.ts',
  'packages/record-cache/src/adapters',
  'proofs/access/every-call.db.test.ts',
]

const CALLS = 'packages/platform/src/calls'

/** A call of the UI service, in a group that there is: it reads one record, until the person has written what it does. */
export function endpointFiles(draft: Draft, group: string, call: string): void {
  const definitions = `packages/contract/src/ui-api/${group}.ts`
  const member = camelCase(group)
  const handlers = handlersOf(draft, member)
  if (handlers === undefined) {
    const groups = draft
      .filesIn('packages/contract/src/addresses/ui-api')
      .flatMap((path) => /\/([\w-]+)\.ts$/.exec(path)?.[1] ?? [])
    throw new Error(
      `There is no group ${group}; nothing was written. Groups: ${groups.join(', ')}. ` +
        'A new one first gets a file <group>.ts in packages/contract/src/ui-api, a line in calls.ts and index.ts of the contract, ' +
        `its handlers in ${CALLS}, and its table in docs/ui-service.md.`,
    )
  }
  const name = camelCase(call)
  const path = `/${call.replace(/^get-/, '')}/{recordId}`
  writeContract(draft, group, definitions, call, path)
  draft.edit(`${CALLS}/${handlers}.ts`, `${name}: what it answers`, (text) => {
    const handler = `${name}: async (caller, { params }) => {
    const { id } = await readRecord(caller, params.recordId, { optionalFields: ['Id'] })
    return { id }
  }`
    const changed = withEntry(text, new RegExp(`: Handlers<typeof contract\\.${member}> = \\{`), handler)
    return changed && withImport(changed, 'readRecord', '../records/read-records.ts')
  })
  draft.create(`apps/server/src/ui-api/${call}.db.test.ts`, serverTest(name, path))
  const isAdapters = draft.read(`packages/record-cache/src/adapters/${group}.ts`) !== null
  writeCache(draft, isAdapters ? group : handlers, member, call, name)
  draft.tell(`${definitions}: its method and path, its parameters, answer, limits and errors; then npm run generate`)
  draft.tell('packages/record-cache/src/lifetimes.ts: its lifetime, if it is not that of a record')
  for (const proof of proofs) draft.prove(proof)
}

/** The file with the handlers of a group, without its ending. */
const handlersOf = (draft: Draft, member: string): string | undefined =>
  draft
    .filesIn(CALLS)
    .find((path) => draft.read(path)?.includes(`: Handlers<typeof contract.${member}>`))
    ?.replace(/^.*\/(.*)\.ts$/, '$1')

function writeContract(draft: Draft, group: string, definitions: string, call: string, path: string): void {
  const name = camelCase(call)
  const summary = `${sentenceCase(call)}: what it is for, in one sentence.`
  const definition = `export const ${name} = defineCall({
  method: 'GET',
  path: \`\${UI_API}${path}\`,
  summary: '${summary}',
  returns: '\`{ id }\`.',
  errors: [...ofIds],
  params: Type.Object({ recordId: RecordId }, strict),
  response: Type.Object({ id: Type.String() }),
})
`
  draft.edit(definitions, `${name}: its address, summary, errors, parameters and answer`, (text) => {
    const imports: [names: string, from: string][] = [
      ['Type', 'typebox'],
      ['UI_API', '../call.ts'],
      ['ofIds', '../call-errors.ts'],
      ['defineCall', '../define-call.ts'],
      ['RecordId, strict', './inputs.ts'],
    ]
    return `${imports.reduce((changed, [names, from]) => withImport(changed, names, from), text)}\n${definition}`
  })
  // What \`npm run generate\` writes, so that the cache below compiles at once.
  draft.edit(`packages/contract/src/addresses/ui-api/${group}.ts`, `${name}: run npm run generate`, (text) => {
    const typed = withImport(text, 'UI_API', '../../call.ts')
    return `${typed}
/**
 * ${summary}
 *
 * @returns \`{ id }\`.
 * @throws INVALID_ID_FIELD, NOT_FOUND.
 */
export const ${name}: CallOf<typeof definitions.${name}> = {
  method: 'GET',
  path: \`\${UI_API}${path}\`,
}
`
  })
}

function writeCache(draft: Draft, group: string, member: string, call: string, name: string): void {
  const cache = 'packages/record-cache/src'
  draft.edit(`${cache}/adapters/${group}.ts`, `${name}, with its lifetime`, (text) => {
    const imports: [names: string, from: string][] = [
      ['id', '../define/check.ts'],
      ['defineRead', '../define/define-read.ts'],
    ]
    const known = text.includes(`import * as ${member} `) ? text : withImport(text, member, 'contract')
    const timed = known.includes('lifetimesMs from')
      ? known
      : `import * as lifetimesMs from '../lifetimes.ts'\n${known}`
    return `${imports.reduce((changed, [names, from]) => withImport(changed, names, from), timed)}
/** ${sentenceCase(call)}: what it reads. */
export const ${name} = defineRead('${name}', ${member}.${name}, lifetimesMs.record, { recordId: id })
`
  })
  draft.edit(`${cache}/index.ts`, `export { ${name} } from './adapters/${group}.ts'`, (text) => {
    return `${text}export { ${name} } from './adapters/${group}.ts'\n`
  })
}

const serverTest = (name: string, path: string): string => `import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer

beforeAll(async () => {
  test = await startTestServer()
})

afterAll(() => test.close())

it('answers ${name} over HTTP, and a record that is missing as not found', async () => {
  const mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  const path = \`\${UI_API}${path.replace('{recordId}', '500000000000009AAA')}\`
  expect(await mara.ask('GET', path)).toMatchObject({ status: 404 })
  expect.fail('write what ${name} answers, and what it refuses')
})
`
