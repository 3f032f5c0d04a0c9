import { checkSuffix } from 'contract'
import { supportApp } from 'support'
import { areaFolder, objectFile } from './area.ts'
import { camelCase, pascalCase, sentenceCase, withArticle } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry, withImport } from './insert.ts'
import { personOf, profileOf } from './reader.ts'

/** The test that lists the actions which a new case offers. */
const offeredTest = 'apps/server/src/ui-api/actions.db.test.ts'

/** A quick action with a form, and the rule that runs when it is performed. `pause-case` is `Case.Pause`. */
export const actionFiles = (draft: Draft, area: string, action: string): void => write(draft, area, action, true)

/** A quick action that sets fields by itself, without a form and without a rule of its own. */
export const plainActionFiles = (draft: Draft, area: string, action: string): void => write(draft, area, action, false)

function write(draft: Draft, area: string, action: string, hasForm: boolean): void {
  const { thing, path, verb } = objectOf(draft, area, action)
  const object = supportApp.objects.find(({ apiName }) => (draft.read(path) ?? '').includes(`apiName: '${apiName}'`))
  if (!object) throw new Error(`The application has no object of ${path}.`)
  const apiName = `${object.apiName}.${pascalCase(verb)}`
  const field = fieldOf(object)
  const profile = profileOf(object.apiName)
  const folder = areaFolder(area)
  const rule = camelCase(action)
  const title = sentenceCase(verb)
  const word = thing.replaceAll('-', ' ')
  if (object.actions?.some((one) => one.apiName === apiName)) throw new Error(`There is an action ${apiName} already.`)

  const definition = `{
    apiName: '${apiName}',
    id: '${nextActionId()}',
    label: '${title}',
    kind: 'Update',
    offeredTo: [{ profiles: ['${profile}'] }],
    ${hasForm ? `rows: [['${field.name}']]` : `sets: { ${field.name}: ${field.kept} },\n    repeatable: true`},
    successMessage: 'The ${word} was changed.',
    description: '${title}: what it does, in one sentence.',
  }`
  addDefinition(draft, folder, thing, path, definition)
  if (hasForm) {
    draft.create(
      `${folder}/${action}.ts`,
      `import type { Change } from 'platform'

/** What a change of the field sets and refuses, by the action "${title.toLowerCase()}" and by any other call. */
export function ${rule}(change: Change): void {
  if (!change.isChanged('${field.name}')) return
  ${field.rule}
}
`,
    )
    addRule(draft, path, folder, rule, action)
  }
  const fields = hasForm ? `{ ${field.name}: ${field.given} }` : '{}'
  const open = hasForm
    ? `what the rule ${rule} sets and refuses, and to whom the action is offered`
    : 'which state the action sets, and to whom it is offered in which other ones'
  draft.create(
    `${folder}/${action}.db.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../testing/support-world.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('performs "${title.toLowerCase()}" on ${withArticle(word)} with what follows from it, and refuses it where it must not be', async () => {
  const rows = world.rows.filter(({ object }) => object === '${object.apiName}')
  const { id = '' } = rows.find(({ person }) => person === '${personOf(profile)}') ?? rows[0] ?? {}
  const { actions } = world.asActor('${personOf(profile)}')
  const done = await actions.perform('${apiName}', { contextId: id, fields: ${fields} })
  expect(done).toMatchObject({ isSuccess: true })
  const stored = await world.platform.asSystem('look at ${withArticle(word)}').read('${object.apiName}', id, ['${field.name}'])
  expect(stored).toEqual({ ${field.name}: ${field.kept} })
  expect.fail('write ${open}')
})
`,
  )
  draft.tell(
    `${folder}/${thing}.actions.ts: to whom ${apiName} is offered and when, ${hasForm ? 'its form (rows) and ' : ''}what it sets (sets); the record of its test must be in that state`,
  )
  if (hasForm)
    draft.tell(
      `${folder}/${action}.ts: its rule; it refuses by an AppError, as ${areaFolder('cases')}/move-case-status.ts`,
    )
  draft.tell(
    `the page that offers it: a part in apps/portal/src/areas/<area>/screens/<screen>/ with const { perform, busy, problem } = usePerform() of apps/portal/src/parts/use-perform.ts, then perform({ actionApiName: '${apiName}', contextId }, texts), as areas/cases/screens/case-detail/use-case-actions.ts`,
  )
  if (object.apiName === 'Case') {
    draft.tell(`${offeredTest}: ${apiName} among those offered, if a new case offers it`)
    draft.prove(offeredTest)
  }
  const ofObject = `${folder}/${thing}-actions.db.test.ts`
  if (draft.read(ofObject) !== null) draft.prove(ofObject)
  draft.prove('proofs/access/every-call.db.test.ts')
}

/** The object that an action is named after: the longest one that its name ends with. */
function objectOf(draft: Draft, area: string, action: string): { thing: string; path: string; verb: string } {
  const words = action.split('-')
  for (let from = 1; from < words.length; from += 1) {
    const thing = words.slice(from).join('-')
    const found = objectFile(draft, thing)
    if (found?.area === area) return { thing, path: found.path, verb: words.slice(0, from).join('-') }
  }
  throw new Error(`${area} has no object that ${action} ends with: an action is named <verb>-<object>, as pause-case.`)
}

function addDefinition(draft: Draft, folder: string, thing: string, objectPath: string, definition: string): void {
  const path = `${folder}/${thing}.actions.ts`
  const list = `${camelCase(thing)}Actions`
  if (draft.read(path) === null) {
    draft.create(
      path,
      `import type { ActionDefinition } from 'platform'

/** The quick actions of ${withArticle(thing.replaceAll('-', ' '))}. */
export const ${list}: readonly ActionDefinition[] = []
`,
    )
    draft.edit(objectPath, `actions: ${list}`, (text) => {
      const changed = withEntry(text, /defineObject\(\{/, `actions: ${list}`)
      return changed && withImport(changed, list, `./${thing}.actions.ts`)
    })
  }
  draft.edit(path, definition, (text) =>
    withEntry(text, new RegExp(`export const ${list}: readonly ActionDefinition\\[\\] = \\[`), definition),
  )
}

/** Calls the rule before every update of the object. */
function addRule(draft: Draft, objectPath: string, folder: string, rule: string, file: string): void {
  const text = draft.read(objectPath) ?? ''
  const rules = /^ {2}rules: (\w+),$/m.exec(text)?.[1]
  const rulesFile = rules && new RegExp(`import \\{ ${rules} \\} from '\\./(.*)'`).exec(text)?.[1]
  const path = rulesFile ? `${folder}/${rulesFile}` : objectPath
  draft.edit(path, `${rule}(change) in beforeUpdate`, (source) => {
    const inUpdate = withEntry(source, /\bbeforeUpdate\(change(?:: Change)?\)(?:: [\w<>]+)? \{/, `${rule}(change)`, '')
    const isTaken = /\bbeforeUpdate\b/.test(source)
    const ofObject = isTaken || rulesFile ? null : withEntry(source, /^ {2}rules: \{/m, `beforeUpdate: ${rule}`)
    const ofNone =
      isTaken || rulesFile || /^ {2}rules:/m.test(source)
        ? null
        : withEntry(source, /defineObject\(\{/, `rules: { beforeUpdate: ${rule} }`)
    const changed = inUpdate ?? ofObject ?? ofNone
    return changed && withImport(changed, rule, `./${file}.ts`)
  })
}

type ExampleField = { name: string; given: string; kept: string; rule: string }

/** A field for the form of the action, until the person has chosen: a text that the rule trims, or a checkbox. */
function fieldOf({ apiName, fields }: (typeof supportApp.objects)[number]): ExampleField {
  const all = Object.entries(fields)
  const text = all.find(([, { type, collation }]) => ['text', 'longText'].includes(type) && collation !== 'code')?.[0]
  if (text !== undefined)
    return {
      name: text,
      given: `' By the action '`,
      kept: `'By the action'`,
      rule: `const value = change.value('${text}')\n  if (typeof value === 'string') change.set('${text}', value.trim())`,
    }
  const checkbox = all.find(([, { type }]) => type === 'checkbox')?.[0]
  if (checkbox === undefined)
    throw new Error(`${apiName} has no text and no checkbox that an action could set: add a field first.`)
  return {
    name: checkbox,
    given: 'false',
    kept: 'false',
    rule: `change.set('${checkbox}', change.value('${checkbox}') === true)`,
  }
}

/** The first id of actions after those in use. */
function nextActionId(): string {
  const actions = [...(supportApp.actions ?? []), ...supportApp.objects.flatMap((object) => object.actions ?? [])]
  const last = Math.max(0, ...actions.map(({ id }) => Number(id.slice(3, 15))).filter(Number.isInteger))
  const id = `09D${String(last + 1).padStart(12, '0')}`
  return id + checkSuffix(id)
}
