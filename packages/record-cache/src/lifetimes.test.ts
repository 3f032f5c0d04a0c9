import { expect, it } from 'vitest'
import type { Lifetime } from './lifetimes.ts'
import * as lifetimes from './lifetimes.ts'

const lifetimesMs = { ...lifetimes }

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** The lifetimes as they are specified, and the entries that stand for each. */
const SPECIFIED: [string, number, Lifetime[]][] = [
  ['search results', 200, ['searchResults']],
  ['clone template', SECOND, ['templateClone']],
  ['pre-save duplicates', 30 * SECOND, ['duplicates']],
  [
    'records, rows of lists and templates',
    30 * SECOND,
    ['record', 'listRecords', 'relatedListRecords', 'templateCreate'],
  ],
  ['filters, their options and lookups as described', 30 * SECOND, ['searchMetadata']],
  ['counts of related lists, which change with their rows', 30 * SECOND, ['relatedListCount']],
  ['navigation', 2 * MINUTE, ['navItems']],
  ['record collections', 2 * MINUTE, ['recordCollection']],
  ['actions, apps, avatars', 5 * MINUTE, ['actions', 'apps', 'avatars', 'relatedListActions', 'formulaActivations']],
  ['server methods', 5 * MINUTE, ['serverMethod']],
  ['failures of related-list actions and list descriptions', 5 * MINUTE, ['relatedListActionsError', 'listInfoError']],
  ['quick actions', 15 * MINUTE, ['quickActionLayout', 'quickActionInfo', 'defaults']],
  [
    'descriptions',
    15 * MINUTE,
    ['duplicatesConfiguration', 'listObjectInfo', 'objectInfo', 'picklistValues', 'listInfo'],
  ],
  ['layouts', 15 * MINUTE, ['layout', 'layoutUserState', 'recordUi']],
  ['preferences and related lists', 15 * MINUTE, ['listPreferences', 'relatedListInfo', 'relatedListPreferences']],
  ['failures of records and batches', 15 * MINUTE, ['recordError', 'batchError']],
  ['failures of avatars', 60 * MINUTE, ['avatarError']],
  ['names of lists and everything else', 30 * 24 * 60 * MINUTE, ['listSummaries', 'other']],
]

it.each(SPECIFIED)('%s', (_, ms, entries) => {
  for (const entry of entries) expect([entry, lifetimesMs[entry]]).toEqual([entry, ms])
})

it('has no lifetime that is not specified', () => {
  expect(SPECIFIED.flatMap(([, , entries]) => entries).sort()).toEqual(Object.keys(lifetimesMs).sort())
})
