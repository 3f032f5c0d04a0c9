import { camelCase, sentenceCase } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry, withImport } from './insert.ts'

/** The tests that walk every call. */
const proofs = [
  'bench/record-cache-parts/bundle.test.ts',
  'apps/server/src/ui-api/specified-calls.test.ts',
  'apps/server/src/ui-api/specified-shapes.db.test.ts',
  'packages/record-cache/src/adapters',
  'proofs/access/every-call.db.test.ts',
  'proofs/second-application',
]

/** A call of the UI service, in a group that there is: it reads one record, until the person has written what it does. */
export function endpointFiles(draft: Draft, group: string, call: string): void {
  const address = `packages/contract/src/ui-api/${group}.ts`
  if (draft.read(`packages/contract/src/addresses/ui-api/${group}.ts`) === null) {
    const groups = draft
      .filesIn('packages/contract/src/addresses/ui-api')
      .flatMap((path) => /\/([\w-]+)\.ts$/.exec(path)?.[1] ?? [])
    throw new Error(
      `There is no group ${group}; nothing was written. Groups: ${groups.join(', ')}. ` +
        'A new one first gets a file <group>.ts in packages/contract/src/ui-api, a line in calls.ts and index.ts ' +
        'of the contract, apps/server/src/ui-api/<group>.ts with a line in bound-calls.ts, and its table in docs/ui-service.md.',
    )
  }
  const name = camelCase(call)
  const short = camelCase(call.replace(/^get-/, ''))
  const answer = `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`
  const path = `/${call.replace(/^get-/, '')}/{recordId}`
  const member = camelCase(group)
  const room = roomOf(draft, group)
  writeContract(draft, group, address, call, path)
  writePlatform(draft, room, { call, name, short, answer })
  writeCache(draft, room.adapters, member, call, name)
  draft.edit(
    `apps/server/src/ui-api/${group}.ts`,
    `${name}: ({ gateway }, { params }) => gateway.${room.member}.${short}(params.recordId)`,
    (text) =>
      withEntry(
        text,
        /: Implementation<Calls\['\w+'\], CallContext> = \{/,
        `${name}: ({ gateway }, { params }) => gateway.${room.member}.${short}(params.recordId)`,
      ),
  )
  draft.create(`apps/server/src/ui-api/${call}.db.test.ts`, serverTest(name, path))
  writeProofs(draft, member, name, path)
  draft.tell(`${address}: its method and path, its parameters, answer, limits and errors; then npm run generate`)
  draft.tell(`packages/record-cache/src/lifetimes.ts: its lifetime, if it is not that of a record`)
  draft.tell(
    'bench/record-cache-parts/bundle.test.ts: the ceiling of the whole cache, CEILINGS.all, by the bytes that the new adapter takes',
  )
  for (const proof of proofs) draft.prove(proof)
}

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
  draft.edit(
    'apps/server/src/ui-api/specified-calls.test.ts',
    `GET ${path}, among ours if it is not specified`,
    (text) => {
      const changed = text.replace(/(?<=const ours = `\n)/, `GET ${path}\n`)
      return changed === text ? null : changed
    },
  )
}

/** Where the behaviour of a group is: its member of the gateway, its folder in the platform and that of its adapters. */
type Room = { member: string; folder: string; adapters: string }

function roomOf(draft: Draft, group: string): Room {
  const server = draft.read(`apps/server/src/ui-api/${group}.ts`) ?? ''
  const member = /\bgateway\.(\w+)\./.exec(server)?.[1] ?? camelCase(group)
  const kebab = member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const folder = kebab === 'record-defaults' ? 'templates' : kebab
  const isAdapters = draft.read(`packages/record-cache/src/adapters/${group}.ts`) !== null
  return { member, folder: `packages/platform/src/${folder}`, adapters: isAdapters ? group : kebab }
}

type Names = { call: string; name: string; short: string; answer: string }

function writePlatform(draft: Draft, { member, folder }: Room, { call, name, short, answer }: Names): void {
  const group = folder.slice(folder.lastIndexOf('/') + 1)
  draft.create(
    `${folder}/${call}.ts`,
    `import type { PersonCaller } from '../engine.ts'
import { readRecord } from '${folder.endsWith('/records') ? '.' : '../records'}/read-records.ts'

export type ${answer} = { id: string }

/**
 * ${sentenceCase(call)}: what it answers.
 *
 * @throws AppError \`NOT_FOUND\` for a record that the caller may not see.
 */
export async function ${name}(caller: PersonCaller, recordId: string): Promise<${answer}> {
  const { id } = await readRecord(caller, recordId, { optionalFields: ['Id'] })
  return { id }
}
`,
  )
  draft.create(
    `${folder}/${call}.db.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld

beforeAll(async () => {
  world = await prepareToyWorld()
})

afterAll(() => world.close())

it('answers callers who may see the record, and all others as if there were none', async () => {
  const recordId = toyIds.aliceOnDunes
  expect(await world.as('alice').${member}.${short}(recordId)).toEqual({ id: recordId })
  await expect(world.as('carol').${member}.${short}(recordId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect.fail('write what ${name} answers and refuses')
})
`,
  )
  const own = `${folder}/${group}-gateway.ts`
  const gateway = 'packages/platform/src/gateway.ts'
  const inOwn = draft.read(own) !== null
  draft.edit(inOwn ? own : gateway, `${short}: (recordId) => ${name}(caller, recordId)`, (text) => {
    const type = `${short}(recordId: string): Promise<${answer}>`
    const value = `${short}: (recordId) => ${name}(caller, recordId)`
    const typed = inOwn
      ? withEntry(text, /^export type \w+Gateway = \{/m, type, '')
      : withEntry(text, new RegExp(`^ {2}${member}: \\{`, 'm'), type, '')
    const created = typed && withEntry(typed, inOwn ? /^ {2}return \{/m : new RegExp(`^ {4}${member}: \\{`, 'm'), value)
    const from = inOwn ? `./${call}.ts` : `./${group}/${call}.ts`
    return created && `import { type ${answer}, ${name} } from '${from}'\n${created}`
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
  draft.create(
    `${cache}/adapters/${call}.test.ts`,
    `import { expect, it } from 'vitest'
import { threeCases } from '../testing/three-cases.ts'
import { CASE } from '../testing/two-cases.ts'
import { ${name} } from './${group}.ts'

it('keeps its answer and asks no second time', async () => {
  const { service, cache } = threeCases()
  service.on(({ path }) => (path.endsWith(\`/${call.replace(/^get-/, '')}/\${CASE}\`) ? { status: 200, statusText: 'OK', body: { id: CASE } } : undefined))
  const first = await cache.invoke(${name}, { recordId: CASE })
  expect(first.data).toEqual({ id: CASE })
  expect(await cache.invoke(${name}, { recordId: CASE })).toBe(first)
  expect(service.taken()).toEqual([\`GET ${call.replace(/^get-/, '')}/\${CASE}\`])
  expect.fail('write for how long the answer is kept, and what makes it stale')
})
`,
  )
  draft.edit(`${cache}/index.ts`, `export { ${name} } from './adapters/${group}.ts'`, (text) => {
    return `${text}export { ${name} } from './adapters/${group}.ts'\n`
  })
  draft.edit(`${cache}/testing/read-rows.ts`, `a row of ${name}`, (text) =>
    withEntry(
      text,
      /export const readRows: readonly ReadRow\[\] = \[/,
      `read(cache.${name}, '${member}.${name}', 'record', { recordId: CASE }, \`GET ${call.replace(/^get-/, '')}/\${CASE}\`)`,
    ),
  )
  const service = `${cache}/testing/every-call-service.ts`
  draft.edit(service, `an answer of ${call.replace(/^get-/, '')}`, (text) =>
    withEntry(text, /^const ANSWERS: .*= \{$/m, `'${call.replace(/^get-/, '')}': ({ names }) => ({ id: names[0] })`),
  )
  const rows = 'e2e/adapters/record-rows.ts'
  draft.edit(rows, `a row of ${name}`, (text) => {
    const changed = withEntry(
      text,
      /export const recordRows: readonly AdapterRow\[\] = \[/,
      `read('mara', ${name}, ({ caseId }) => ({ recordId: caseId }), { lifetime: 'record' })`,
    )
    return changed && withImport(changed, name, 'record-cache')
  })
}

function writeProofs(draft: Draft, member: string, name: string, path: string): void {
  const entry = `${member}.${name}`
  draft.edit('apps/server/src/ui-api/testing/specified-answers.ts', `${entry}, with the shape of its answer`, (text) =>
    withEntry(
      text,
      /export const specifiedAnswers: .*= \[/,
      `['${entry}', GET('${path.replace('{recordId}', '{case}')}'), { keys: 'id' }]`,
    ),
  )
  draft.edit('proofs/access/questions.ts', `'${entry}': what is asked of it about an object`, (text) =>
    withEntry(
      text,
      /export const questions: .*= \{/,
      `'${entry}': (about) => each(about.ids, (recordId) => ({ params: { recordId } }))`,
    ),
  )
  draft.edit('proofs/second-application/library-action-calls.ts', `'${entry}': what the library answers`, (text) =>
    withEntry(
      text,
      /export const actionReads: LibraryCalls = \{/,
      `'${entry}': { person: 'alice', params: { recordId: aliceOnDunes }, expected: { id: aliceOnDunes } }`,
    ),
  )
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
