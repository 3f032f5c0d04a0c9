import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { type ParseResult, parseSync } from 'oxc-parser'
import { supportApp } from 'support'
import { expect, it } from 'vitest'
import { findImports } from '../lint/find-imports.ts'
import { floorFaults } from '../lint/floor-faults.ts'
import { rooms, testingOnly, workspaces } from '../lint/floors.ts'
import type { Tree } from './draft.ts'
import { withEntry, withImport } from './insert.ts'
import { newFiles } from './new-files.ts'

const root = join(import.meta.dirname, '../..')
const textAt = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null
const tree: Tree = {
  read: textAt,
  filesIn: (folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/.types'] }),
}

/**
 * One of each kind, by names that nothing of the product will have, in areas and groups that there are and in new ones, and the files
 * that it changes.
 */
const examples = [
  ['object', 'fleet/example-crew', 'fleet/area.ts testing/expected-access.ts testing/world-rows.ts'],
  ['object', 'examples/example', 'app.ts testing/expected-access.ts testing/world-rows.ts'],
  ['field', 'case/example-field', 'cases/case.fields.ts'],
  ['field', 'product-alert/example-field', 'alerts/product-alert.object.ts'],
  ['mail', 'cases/example-case', 'cases/area.ts'],
  ['mail', 'examples/example-invitation', 'src/app.ts'],
  ['job', 'cases/sweep-example-cases', 'cases/area.ts job-handlers.test.ts'],
  [
    'method',
    'downloads/get-example-resets',
    'downloads/area.ts addresses/methods/downloads.ts contract/src/methods/downloads.ts',
  ],
  ['method', 'examples/move-example', 'contract/src/index.ts src/app.ts methods/served-methods.ts'],
  ['screen', 'alerts/example-alerts', 'site/pages.ts'],
  ['action', 'cases/try-example-on-case', 'actions/case.actions.ts cases/case-rules.ts'],
  ['action', 'alerts/try-example-on-product-alert', 'alerts/product-alert.object.ts'],
  ['action', 'settings/try-example-on-notification-preference', 'settings/notification-preference.object.ts'],
  ['plain-action', 'cases/try-example-on-case', 'actions/case.actions.ts'],
  ['plain-action', 'alerts/try-example-on-product-alert', 'alerts/product-alert.object.ts'],
  ['list-view', 'case/example-cases', 'lists/case.list-views.ts'],
  ['list-view', 'case-rating/example-ratings', 'cases/case-rating.object.ts'],
  ...[
    ['records', 'records', 'records'],
    ['record-defaults', 'records', 'record-defaults'],
    ['lookups', 'search', 'lookups'],
    ['list-preferences', 'lists', 'lists'],
  ].map(
    ([group, handlers, adapters]) =>
      [
        'endpoint',
        `${group}/get-example-summary`,
        `addresses/ui-api/${group}.ts contract/src/ui-api/${group}.ts platform/src/calls/${handlers}.ts adapters/${adapters}.ts record-cache/src/index.ts`,
      ] as const,
  ),
] as const

it.each(examples)('writes a new %s, %s, with a test that fails, and changes what names it', (kind, name, changed) => {
  const { files, steps } = newFiles(kind, name, tree)
  const written = [...files].filter(([path]) => textAt(path) === null)
  const tests = written.filter(([path]) => /\.test\.tsx?$/.test(path))
  expect(tests.length).toBeGreaterThan(0)
  for (const [path, text] of tests) expect(text, path).toContain('expect.fail(')
  // A place that the generator no longer finds would be printed for the developer instead.
  expect(steps.filter((step) => step.startsWith('add to '))).toEqual([])
  const kept = [...files.keys()].filter((path) => textAt(path) !== null).sort()
  const wanted = changed.split(' ')
  expect(kept.filter((path) => !wanted.some((end) => path.endsWith(`/${end}`)))).toEqual([])
  expect(wanted.filter((end) => !kept.some((path) => path.endsWith(`/${end}`)))).toEqual([])
})

it.each(examples)('makes a %s, %s, of what there is: every import leads to a name that is exported', (kind, name) => {
  const { files } = newFiles(kind, name, tree)
  const missing: string[] = []
  for (const [path, text] of files) {
    const { module, errors } = parseSync(path, text)
    expect(errors, path).toEqual([])
    for (const { moduleRequest, entries } of module.staticImports) {
      const target = targetOf(path, moduleRequest.value)
      if (target === null) continue
      const source = files.get(target) ?? textAt(target)
      if (source === null) missing.push(`${path} imports ${target}`)
      else {
        const exported = exportsOf(target, source, files)
        for (const { importName } of entries) {
          if (importName.kind === 'Name' && !exported.has(importName.name ?? ''))
            missing.push(`${path} imports ${importName.name} of ${target}`)
        }
      }
    }
  }
  expect(missing).toEqual([])
})

it.each(examples)('places a %s, %s, on the floors', (kind, name) => {
  const { files } = newFiles(kind, name, tree)
  const sources = [...files].map(([path, text]) => ({ path, imports: findImports(path, text) }))
  expect(floorFaults(sources, { workspaces, testingOnly, rooms })).toEqual([])
})

it('names paths that there are in what it leaves to the person', () => {
  for (const [kind, name] of examples) {
    const { files, steps } = newFiles(kind, name, tree)
    const paths = steps.flatMap((step) => step.match(/\b(?:apps|packages|e2e|proofs)\/[\w/.-]+\.tsx?/g) ?? [])
    const known = (path: string) => files.has(path) || textAt(path) !== null || /(reads|messages)\.ts$/.test(path)
    expect(paths.filter((path) => !known(path))).toEqual([])
  }
})

it('mentions the history of an object only where it keeps one', () => {
  const hints = (name: string) => newFiles('field', name, tree).steps.filter((step) => step.includes('history.fields'))
  expect(hints('case/example-field')).toEqual([expect.stringContaining("cases/case.object.ts: 'ExampleField__c'")])
  expect(hints('product-alert/example-field')).toEqual([])
})

it('tells whom a change of a field is shown to: customers in the history, internal people alone as it happens', () => {
  const hints = (name: string) => newFiles('field', name, tree).steps.join('\n')
  expect(hints('case/example-field')).toMatch(/history\.fields.*the access of the history object names the field too/)
  expect(hints('case/example-field')).toMatch(/cases\/case\.object\.ts: 'ExampleField__c' under live\.internalFields/)
  expect(hints('product-alert/example-field')).not.toMatch(/internalFields/)
})

it('writes a rule for an action with a form alone', () => {
  const written = (kind: string) => [...newFiles(kind, 'cases/try-example-on-case', tree).files.keys()]
  const rule = 'packages/support/src/cases/actions/try-example-on-case.ts'
  expect([written('action').includes(rule), written('plain-action').includes(rule)]).toEqual([true, false])
})

it('gives list views and actions ids that nothing else has', () => {
  const views = supportApp.objects.flatMap(({ listViews = [] }) => listViews.map(({ id }) => id))
  const { files } = newFiles('list-view', 'case/example-cases', tree)
  const [id = ''] = /00B\w{15}(?=',\s+label: 'Example cases')/.exec([...files.values()].join('\n')) ?? []
  expect(id).toHaveLength(18)
  expect(views).not.toContain(id)
})

it('mentions the words that Case Manager needs for a list of cases', () => {
  const hints = (name: string) => newFiles('list-view', name, tree).steps.join('\n')
  expect(hints('case/example-cases')).toContain('parts/cases/case-work.ts')
  expect(hints('case-rating/example-ratings')).not.toContain('case-work.ts')
})

it('runs the ceilings of what browsers download for a new endpoint', () => {
  const { tests } = newFiles('endpoint', 'records/get-example-summary', tree)
  expect(tests).toContain('bench/record-cache-parts/bundle.test.ts')
})

it('shows where a mail is sent after a creation and after a change of a field', () => {
  const steps = newFiles('mail', 'cases/example-case', tree).steps.join('\n')
  expect(steps).toMatch(/afterCreate, as \S+\/case-rules\.ts/)
  expect(steps).toMatch(/afterUpdate with change\.isChanged\(field\)/)
})

it('names tests that there are, those that it writes first', () => {
  for (const [kind, name] of examples) {
    const { files, tests } = newFiles(kind, name, tree)
    const written = [...files.keys()].filter((path) => /\.test\.tsx?$/.test(path) && textAt(path) === null)
    expect(tests.slice(0, written.length)).toEqual(written)
    const isTest = (path: string) =>
      tree
        .filesIn(path)
        .concat(path)
        .some((file) => /\.test\.tsx?$/.test(file))
    expect(tests.slice(written.length).filter((path) => !existsSync(join(root, path)) || !isTest(path))).toEqual([])
    expect(tests.length, kind).toBeGreaterThan(0)
  }
})

it('has a page in docs/how-to for each kind', () => {
  const kinds = [...refusalOf(undefined, undefined).matchAll(/npm run new -- ([\w-]+)/g)].map(([, kind = '']) => kind)
  expect(kinds.length).toBeGreaterThan(5)
  expect(kinds.filter((kind) => textAt(`docs/how-to/${kind.replace('plain-', '')}.md`) === null)).toEqual([])
})

it.each([
  ['object', 'product-alert-example', 'examples/product-alert-example'],
  ['object', 'example', 'examples/example'],
  ['object', 'example-history', 'histories/example-history'],
  ['endpoint', 'get-example-records', 'records/get-example-records'],
  ['screen', 'example-alerts', 'alerts/example-alerts'],
  ['action', 'try-example-on-case', 'cases/try-example-on-case'],
  ['mail', 'example-case', 'cases/example-case'],
])('puts the %s %s where its last word points', (kind, name, place) => {
  expect(newFiles(kind, name, tree)).toEqual(newFiles(kind, place, tree))
})

function refusalOf(kind: string | undefined, name: string | undefined): string {
  try {
    newFiles(kind, name, tree)
    return 'written'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

it('refuses kinds and names of the wrong form with the usage', () => {
  for (const [kind, name] of [
    ['table', 'cases/x'],
    ['object', 'a/b/c'],
    ['action', 'x/'],
    ['screen', '../x'],
    ['action', 'cases/PauseCase'],
    ['field', 'flight-phase'],
    ['list-view', 'paused-cases'],
    [undefined, undefined],
  ])
    expect(refusalOf(kind, name)).toContain('npm run new -- object')
})

it('refuses what there is already, and what it does not know', () => {
  expect(refusalOf('object', 'cases/case')).toContain('case.object.ts exists already')
  expect(refusalOf('action', 'cases/escalate-case')).toContain('There is an action Case.Escalate')
  expect(refusalOf('action', 'cases/pause-clock')).toContain('named <verb>-<object>')
  expect(refusalOf('field', 'clock/hand')).toContain('There is no clock.object.ts')
  expect(refusalOf('list-view', 'clock/hands')).toContain('There is no clock.object.ts')
  expect(refusalOf('list-view', 'case/all-cases')).toContain('Case has a list view AllCases already')
  expect(refusalOf('endpoint', 'clocks/get-clock')).toContain('Groups: actions, ')
  expect(refusalOf('screen', 'cases/open-case')).toContain('exists already')
})

it('adds entries and imports next to any existing text', () => {
  expect(withEntry(`const a = ['[', /* ] */ 'b']`, /a = \[/, `'c'`)).toBe(`const a = ['[', /* ] */ 'b',\n'c',\n]`)
  expect(withEntry('const a = []', /b = \[/, 'c')).toBeNull()
  expect(withImport(`import { a, type B } from './x.ts'\n`, 'c', './x.ts')).toBe(
    `import { a, type B, c } from './x.ts'\n`,
  )
  expect(withImport(`import type { A } from './x.ts'\n`, 'B', './x.ts', 'import type')).toBe(
    `import type { A, B } from './x.ts'\n`,
  )
  expect(withImport(`import { type A } from './x.ts'\n`, 'A', './x.ts', 'import type')).toBe(
    `import { type A } from './x.ts'\n`,
  )
})

/** The file that an import leads to; null for a module from outside. */
function targetOf(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  const [name = '', ...entry] = specifier.split('/')
  const folder = workspaces
    .map((workspace) => workspace.folder)
    .find((each) => each.endsWith(`/${name}`) || each === name)
  if (folder === undefined) return null
  const { exports = {} } = JSON.parse(textAt(`${folder}/package.json`) ?? '{}') as { exports?: Record<string, string> }
  const last = entry.at(-1) ?? ''
  const pattern = exports[['.', ...entry.slice(0, -1), '*'].join('/')]?.replace('*', last)
  return join(folder, exports[['.', ...entry].join('/')] ?? pattern ?? 'no such entry')
}

/** The names that a file exports, those of other files that it passes on included. */
function exportsOf(path: string, text: string, files: ReadonlyMap<string, string>): Set<string> {
  const { module }: ParseResult = parseSync(path, text)
  const names = new Set<string>()
  for (const entry of module.staticExports.flatMap(({ entries }) => entries)) {
    if (entry.exportName.kind === 'Name') names.add(entry.exportName.name ?? '')
    else if (entry.moduleRequest) {
      const target = targetOf(path, entry.moduleRequest.value) ?? ''
      for (const name of exportsOf(target, files.get(target) ?? textAt(target) ?? '', files)) names.add(name)
    }
  }
  return names
}
