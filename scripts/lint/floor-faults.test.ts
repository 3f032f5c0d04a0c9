import { expect, it } from 'vitest'
import { findImports } from './find-imports.ts'
import { type Floors, floorFaults } from './floor-faults.ts'
import * as table from './floors.ts'

const floors: Floors = {
  workspaces: [
    { folder: 'packages/calls', imports: [], never: ['node:*', 'react'], because: 'calls is the lowest package.' },
    { folder: 'packages/records', imports: ['calls'], never: ['pg'], because: 'records uses calls only.' },
    { folder: 'apps/site', imports: ['calls'], because: 'Both sides share calls only.' },
    { folder: 'e2e', imports: ['records'], because: 'Tests from outside.' },
  ],
  testingOnly: { entries: ['records/testing', 'vitest'], folders: ['e2e'] },
  rooms: {
    'packages/records/src': ['index testing', 'lists actions', 'query+access', 'words'],
    'apps/site/src': ['root', 'areas/*', 'forms', '…'],
    'apps/site/src/areas/*': ['screens/*', 'reads parts'],
    'packages/calls/src': ['app', '*', 'area', 'words'],
  },
}

const faultsOf = (path: string, ...specifiers: string[]): string[] =>
  floorFaults([{ path, imports: specifiers.map((specifier) => ({ specifier, line: 1 })) }], floors)

it.each([
  [
    'a workspace of a higher floor',
    'packages/calls/src/call.ts',
    'records',
    'calls is the lowest package. It may import no workspace.',
  ],
  [
    'a workspace of the other side',
    'apps/site/src/root.ts',
    'records',
    'Both sides share calls only. It may import calls.',
  ],
  [
    'an entry of such a workspace',
    'apps/site/src/root.ts',
    'records/rows',
    'Both sides share calls only. It may import calls.',
  ],
  ['a library that the package must never know', 'packages/records/src/query/run.ts', 'pg', 'records uses calls only.'],
  ['an entry of such a library', 'packages/calls/src/call.ts', 'react/jsx-runtime', 'calls is the lowest package.'],
  ['a module of Node', 'packages/calls/src/call.ts', 'node:fs', 'calls is the lowest package.'],
  ['an entry for tests', 'packages/records/src/index.ts', 'vitest', 'Only tests import this entry.'],
  ['a file for tests', 'packages/records/src/index.ts', './testing/world.ts', 'Only tests import this file.'],
  [
    'a file of another workspace',
    'packages/records/src/index.ts',
    '../../calls/src/call.ts',
    'Another workspace is imported by its name, not by a path.',
  ],
  [
    'a room above',
    'packages/records/src/query/run.ts',
    '../lists/page.ts',
    'query+access is below lists in packages/records/src: imports must point to a lower floor.',
  ],
  [
    'a file above',
    'packages/records/src/words.ts',
    './index.ts',
    'words is below index in packages/records/src: imports must point to a lower floor.',
  ],
  [
    'a sibling room',
    'packages/records/src/lists/page.ts',
    '../actions/perform.ts',
    'lists and actions are on the same floor of packages/records/src: move what both need to a lower floor.',
  ],
  [
    'another area',
    'apps/site/src/areas/cases/reads.ts',
    '../people/reads.ts',
    'areas/cases and areas/people are on the same floor of apps/site/src: move what both need to a lower floor.',
  ],
  [
    'another screen',
    'apps/site/src/areas/cases/screens/list/List.tsx',
    '../detail/texts.ts',
    'screens/list and screens/detail are on the same floor of apps/site/src/areas/cases: move what both need to a lower floor.',
  ],
  [
    'a folder that no floor names, from below it',
    'packages/calls/src/area.ts',
    './cases/case.ts',
    'area is below cases in packages/calls/src: imports must point to a lower floor.',
  ],
  [
    'another folder that no floor names',
    'packages/calls/src/cases/case.ts',
    '../people/person.ts',
    'cases and people are on the same floor of packages/calls/src: move what both need to a lower floor.',
  ],
])('refuses an import of %s', (_, path, specifier, rule) => {
  expect(faultsOf(path, specifier)).toEqual([`${path}:1: imports ${specifier}. ${rule}`])
})

it('refuses a file without a floor, and one whose workspace is not listed', () => {
  expect(faultsOf('packages/records/src/mru/mru.ts')).toEqual([
    'packages/records/src/mru/mru.ts: has no floor in packages/records/src. Add it to scripts/lint/floors.ts.',
  ])
  expect(faultsOf('packages/new/src/index.ts')).toEqual([
    'packages/new/src/index.ts: its workspace is missing in scripts/lint/floors.ts.',
  ])
})

it('refuses a workspace whose folders have no floors', () => {
  const { 'packages/records/src': _, ...others } = floors.rooms
  const withoutRecords = { ...floors, rooms: others }
  const sources = (...paths: string[]) => paths.map((path) => ({ path, imports: [] }))
  expect(
    floorFaults(sources('packages/records/src/index.ts', 'packages/records/src/lists/page.ts'), withoutRecords),
  ).toEqual(['packages/records/src: its folders have no floors. Add them to scripts/lint/floors.ts.'])
  expect(floorFaults(sources('e2e/pages/case-page.ts'), floors)).toEqual([
    'e2e: its folders have no floors. Add them to scripts/lint/floors.ts.',
  ])
  expect(floorFaults(sources('packages/records/src/index.ts', 'packages/records/bin/seed.ts'), withoutRecords)).toEqual(
    [],
  )
})

it('keeps the floors also inside a workspace that is for tests throughout', () => {
  const withRooms = { ...floors, rooms: { ...floors.rooms, e2e: ['*', 'pages', 'product'] } }
  const faultsIn = (path: string, specifier: string) =>
    floorFaults([{ path, imports: [{ specifier, line: 1 }] }], withRooms)
  expect(faultsIn('e2e/pages/case-page.ts', '../product.ts')).toEqual([])
  expect(faultsIn('e2e/product.ts', './pages/case-page.ts')).toEqual([
    'e2e/product.ts:1: imports ./pages/case-page.ts. product is below pages in e2e: imports must point to a lower floor.',
  ])
})

it('accepts imports that point down, and files without a floor where the last floor is open', () => {
  expect(
    faultsOf('packages/records/src/lists/page.ts', '../query/run.ts', './view.ts', '../words.ts', 'calls'),
  ).toEqual([])
  expect(faultsOf('packages/records/src/query/run.ts', '../access/grants.ts')).toEqual([])
  expect(
    faultsOf('apps/site/src/areas/cases/screens/list/List.tsx', '../../reads.ts', '../../../../forms/form.ts'),
  ).toEqual([])
  expect(faultsOf('apps/site/src/format.ts', './root.ts')).toEqual([])
  expect(faultsOf('packages/calls/src/cases/case.ts', '../area.ts', '../words.ts')).toEqual([])
})

it('lets tests import from higher floors, but not from rooms of the same floor', () => {
  expect(faultsOf('packages/records/src/query/run.test.ts', '../index.ts', '../testing/world.ts', 'vitest')).toEqual([])
  expect(faultsOf('packages/calls/src/call.test.ts', 'node:fs', 'vitest')).toEqual([])
  expect(faultsOf('packages/records/src/lists/page.db.test.ts', '../actions/perform.ts')).toHaveLength(1)
  expect(faultsOf('e2e/product.ts', 'vitest', 'records/testing')).toEqual([])
})

it('finds the imports of values and of types, re-exports, and imports inside expressions and types', () => {
  const text = [
    `import { a, type B } from './a.ts'`,
    `import type { C } from './c.ts'`,
    `import './d.css'`,
    `export { e } from './e.ts'`,
    `export type * from './f.ts'`,
    `const g = () => import('./g.ts')`,
    `export type H = typeof import('./h.ts')`,
    `export const text = "import './not.ts'"`,
  ].join('\n')
  expect(findImports('x.ts', text)).toEqual([
    { specifier: './a.ts', line: 1 },
    { specifier: './c.ts', line: 2 },
    { specifier: './d.css', line: 3 },
    { specifier: './e.ts', line: 4 },
    { specifier: './f.ts', line: 5 },
    { specifier: './g.ts', line: 6 },
    { specifier: './h.ts', line: 7 },
  ])
})

it('lists each workspace after all workspaces that it may import', () => {
  const names = table.workspaces.map(({ folder }) => folder.split('/').at(-1))
  for (const [index, { imports }] of table.workspaces.entries())
    expect(names.slice(0, index)).toEqual(expect.arrayContaining([...imports]))
})
