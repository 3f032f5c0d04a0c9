import type { ListRecords, RecordShape } from 'contract'
import type { Snapshot } from '../../snapshot.ts'
import { withInner } from './delivered.ts'
import type { ModelWorld } from './model-world.ts'
import { fieldIn, rowsOf } from './service-states.ts'

/** What readers of the model read: a record, or a page of the list. */
export type Shown = RecordShape | ListRecords

/** The range of the list that a page shows, and what is read of each row. */
export type Page = { readonly offset: number; readonly size: number; readonly fields: readonly string[] }

/** The records that are shown, without those within them. */
const shownRecords = (data: Shown): readonly RecordShape[] => ('records' in data ? data.records : [data])

/** Fields of records that are of another version than the header of their record names, and parents of another one. */
export function mixedIn(world: ModelWorld, data: Shown): unknown[] {
  return shownRecords(data)
    .flatMap(withInner)
    .flatMap(({ id, weakEtag, fields }) =>
      Object.entries(fields).flatMap(([name, { value }]) => {
        const isRecord = typeof value === 'object' && value !== null
        const expected = name === 'Account' ? world.parentIn(id, weakEtag) : fieldIn(id, name, weakEtag)
        // A parent that is not there is shown as none.
        if (name === 'Account' && value === null && (expected === null || world.isDeleted(expected))) return []
        return (isRecord ? value.id : value) === expected ? [] : [['mixed', id, weakEtag, name, value]]
      }),
    )
}

/** Wanted fields that a record does not show. */
export function leftOutOf(data: Shown, fields: readonly string[]): unknown[] {
  const lacking = (record: RecordShape) => fields.filter((field) => !(field in record.fields))
  return shownRecords(data).flatMap((record) => (lacking(record).length === 0 ? [] : [['left out', record.id, fields]]))
}

/** What is shown that the service holds otherwise: versions of records, and those within them. */
export function outdatedIn(world: ModelWorld, data: Shown): unknown[] {
  return shownRecords(data)
    .flatMap(withInner)
    .filter(({ id, weakEtag }) => weakEtag !== world.versionOf(id))
    .map(({ id, weakEtag }) => ['outdated', id, weakEtag, 'and not', world.versionOf(id)])
}

/** Whether a page shows the rows that the service has in its range, and whether it says that the list ends there. */
export function otherRows(
  world: ModelWorld,
  { records, nextPageToken }: ListRecords,
  { offset, size }: Page,
): unknown[] {
  const rows = rowsOf(world.state())
  const shown = [...records.map(({ id }) => id), nextPageToken === null]
  const expected = [...rows.slice(offset, offset + size), offset + size >= rows.length]
  return shown.join() === expected.join() ? [] : [['other rows', shown, 'and not', expected]]
}

/** Whether a page shows rows that follow each other. A page starts after a boundary row, also when rows are inserted before it. */
export function tornRows(world: ModelWorld, { records }: ListRecords): unknown[] {
  const rows = rowsOf(world.state())
  const shown = records.map(({ id }) => id)
  const start = rows.indexOf(shown[0] ?? '')
  return shown.join() === rows.slice(start, start + shown.length).join() ? [] : [['torn', shown, 'and not', rows]]
}

/** Reports a record that is shown in an older version than in the previous snapshot. A snapshot without data, as after a reset, clears the comparison. */
export function neverBack() {
  let before = new Map<string, number>()
  return ({ state, data }: Snapshot<Shown>): unknown[] => {
    const records = data === undefined ? [] : shownRecords(data).flatMap(withInner)
    const older = records.filter(({ id, weakEtag }) => weakEtag < (before.get(id) ?? 0))
    const wentBack = older.map(({ id, weakEtag }) => ['went back', state, id, before.get(id), 'to', weakEtag])
    before = new Map(records.map(({ id, weakEtag }) => [id, weakEtag]))
    return wentBack
  }
}
