import { dirname, join, relative } from 'node:path/posix'
import { checkSuffix } from 'contract'
import { supportApp } from 'support'
import { apiNameIn, areaFolder, fileWith, objectFile } from './area.ts'
import { camelCase, pascalCase, sentenceCase, withArticle } from './casing.ts'
import type { Draft } from './draft.ts'
import { withEntry, withImport } from './insert.ts'
import { personOf, profileOf } from './reader.ts'

/** The test that lists the actions which a new case offers. */
const offeredTest = 'apps/server/src/ui-api/actions.db.test.ts'

/** A quick action with a form, and the rule that runs when it is performed. `pause-case` is `Case.Pause`. */
export const actionFiles = (draft: Draft, area: string, action: string): void => write(draft, area, action, true)

/** A quick action that sets fixed fields, without a form and without a rule. */
export const plainActionFiles = (draft: Draft, area: string, action: string): void => write(draft, area, action, false)

function write(draft: Draft, area: string, action: string, hasForm: boolean): void {
  const { thing, path, verb } = objectOf(draft, area, action)
  const objectName = apiNameIn(draft, path)
  const object = supportApp.objects.find(({ apiName }) => apiName === objectName)
  if (!object) throw new Error(`The application has no object ${objectName}.`)
  const apiName = `${object.apiName}.${pascalCase(verb)}`
  const field = fieldOf(object)
  const profile = profileOf(object.apiName)
  const rule = camelCase(action)
  const title = sentenceCase(verb)
  const word = thing.replaceAll('-', ' ')
  if (object.actions?.some((action) => action.apiName === apiName))
    throw new Error(`There is an action ${apiName} already.`)

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
  const listed = addDefinition(draft, area, thing, path, definition)
  const ruleFile = `${dirname(listed)}/${action}.ts`
  if (hasForm) {
    draft.create(
      ruleFile,
      `import type { Change } from 'platform'

/** Sets and checks values when the field changes, by the action "${title.toLowerCase()}" and by any other call. */
export function ${rule}(change: Change): void {
  if (!change.isChanged('${field.name}')) return
  ${field.rule}
}
`,
    )
    addRule(draft, path, rule, ruleFile)
  }
  const fields = hasForm ? `{ ${field.name}: ${field.given} }` : '{}'
  const open = hasForm
    ? `what the rule ${rule} sets and rejects, and to which profiles the action is offered`
    : 'which values the action sets, and to which profiles it is offered in which states'
  draft.create(
    `${dirname(listed)}/${action}.db.test.ts`,
    `import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '${relative(dirname(listed), areaFolder('testing'))}/support-world.ts'

let world: SupportWorld

beforeAll(async () => {
  world = await createSupportWorld()
})

afterAll(() => world.close())

it('performs "${title.toLowerCase()}" on ${withArticle(word)}, applies its rule, and rejects it for records in the wrong state', async () => {
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
    `${listed}: to whom ${apiName} is offered and when, ${hasForm ? 'its form (rows) and ' : ''}what it sets (sets); the record of its test must be in that state`,
  )
  if (hasForm)
    draft.tell(`${ruleFile}: its rule; it refuses by an AppError, as ${areaFolder('cases')}/rules/case-status.ts`)
  draft.tell(
    `the page that offers it: a part in apps/portal/src/areas/<area>/screens/<screen>/ with const { perform, busy, problem } = usePerform() of apps/portal/src/parts/use-perform.ts, then perform({ actionApiName: '${apiName}', contextId }, texts), as areas/cases/screens/case-detail/use-case-actions.ts`,
  )
  if (object.apiName === 'Case') {
    draft.tell(`${offeredTest}: ${apiName} among those offered, if a new case offers it`)
    draft.prove(offeredTest)
  }
  const ofObject = `${dirname(listed)}/${thing}-actions.db.test.ts`
  if (draft.read(ofObject) !== null) draft.prove(ofObject)
  draft.prove('proofs/access/every-call.db.test.ts')
}

/** The object that an action is named after: the longest one that its name ends with. */
function objectOf(draft: Draft, area: string, action: string): { thing: string; path: string; verb: string } {
  const words = action.split('-')
  for (let from = 1; from < words.length; from += 1) {
    const thing = words.slice(from).join('-')
    const result = objectFile(draft, thing)
    if (result?.area === area) return { thing, path: result.path, verb: words.slice(0, from).join('-') }
  }
  throw new Error(`${area} has no object that ${action} ends with: an action is named <verb>-<object>, as pause-case.`)
}

/** Adds the definition to the list of the object's actions. @returns the file of that list. */
function addDefinition(draft: Draft, area: string, thing: string, objectPath: string, definition: string): string {
  const list = new RegExp(`export const ${camelCase(thing)}Actions: readonly ActionDefinition\\[\\] = \\[`)
  const ownFile = fileWith(draft, area, list)
  draft.edit(ownFile ?? objectPath, definition, (text) =>
    ownFile === null
      ? (withEntry(text, /^ {2}actions: \[/m, definition) ??
        withEntry(text, /defineObject\(\{/, `actions: [${definition}]`))
      : withEntry(text, list, definition),
  )
  return ownFile ?? objectPath
}

/** Calls the rule before every update of the object. */
function addRule(draft: Draft, objectPath: string, rule: string, ruleFile: string): void {
  const text = draft.read(objectPath) ?? ''
  const rules = /^ {2}rules: (\w+),$/m.exec(text)?.[1]
  const rulesFile = rules && new RegExp(`import \\{ ${rules} \\} from '\\./(.*)'`).exec(text)?.[1]
  const path = rulesFile ? join(dirname(objectPath), rulesFile) : objectPath
  const from = relative(dirname(path), ruleFile)
  draft.edit(path, `${rule}(change) in beforeUpdate`, (source) => {
    const inUpdate = withEntry(source, /\bbeforeUpdate\(change(?:: Change)?\)(?:: [\w<>]+)? \{/, `${rule}(change)`, '')
    const isTaken = /\bbeforeUpdate\b/.test(source)
    const ofObject = isTaken || rulesFile ? null : withEntry(source, /^ {2}rules: \{/m, `beforeUpdate: ${rule}`)
    const ofNone =
      isTaken || rulesFile || /^ {2}rules:/m.test(source)
        ? null
        : withEntry(source, /defineObject\(\{/, `rules: { beforeUpdate: ${rule} }`)
    const changed = inUpdate ?? ofObject ?? ofNone
    return changed && withImport(changed, rule, from.startsWith('.') ? from : `./${from}`)
  })
}

type ExampleField = { name: string; given: string; kept: string; rule: string }

/** An example field for the form, to be replaced by the developer: a text that the rule trims, or a checkbox. */
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

/** The id after the highest id of an action. */
function nextActionId(): string {
  const actions = [...(supportApp.actions ?? []), ...supportApp.objects.flatMap((object) => object.actions ?? [])]
  const last = Math.max(0, ...actions.map(({ id }) => Number(id.slice(3, 15))).filter(Number.isInteger))
  const id = `09D${String(last + 1).padStart(12, '0')}`
  return id + checkSuffix(id)
}
