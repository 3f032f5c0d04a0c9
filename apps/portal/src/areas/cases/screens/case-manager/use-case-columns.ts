import type { ListInfo } from 'contract'
import { useRef, useState } from 'react'
import { updateListPreferences } from 'record-cache'
import { type Read, useRead, useSend } from 'record-cache-react'
import type { ColumnWidths } from 'ui'
import type { ListViews } from '../../../../records/record-types.ts'
import { type CaseSort, type ColumnField, columnFieldOf, columnFields } from './case-query.ts'

/** Columns that are shown when they are chosen; the others are until they are taken away. */
const chosenOnly: readonly ColumnField[] = [
  'Contact.Name',
  'Subscription__r.ServiceNumber__c',
  'Queue__c',
  'CreatedDate',
]

/** What takes a stored width away. */
const UNSET = -1

/** The stored width of a column that was taken away. */
const HIDDEN = 0

/** The width of a column that was added, until it is dragged. */
const ADDED = 136

/**
 * The columns of a list as the reader has set them, and functions that change them. The service keeps the settings by its list preferences:
 * the widths, of which 0 takes a column away, and the order. What could not be kept holds until the page is left.
 */
export function useCaseColumns(view: ListViews['Case'], read: Read<ListInfo>) {
  const { data: info } = useRead(read)
  const [send] = useSend(updateListPreferences)
  const [local, setLocal] = useState<{ view: string; widths: ColumnWidths } | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const lastSent = useRef(Promise.resolve())

  const stored = info?.userPreferences.columnWidths ?? {}
  const widths: ColumnWidths = local?.view === view ? { ...stored, ...local.widths } : stored
  const offered = offeredOf(info)
  const isShown = (field: ColumnField): boolean => {
    const width = widths[field] ?? UNSET
    return width === UNSET ? !chosenOnly.includes(field) : width > HIDDEN
  }

  type Preferences = Parameters<typeof send>[0]
  // One after the other: of two that are sent at once the service may take the later one first.
  const keep = (changed: Pick<Preferences, 'columnWidths' | 'orderedBy'>): void => {
    setFailed(false)
    lastSent.current = lastSent.current.then(async () => {
      try {
        await send({ objectApiName: 'Case', listViewApiName: view, ...changed })
      } catch {
        setFailed(true)
      }
    })
  }
  const setWidths = (changed: ColumnWidths): void => {
    setLocal({ view, widths: { ...(local?.view === view ? local.widths : {}), ...changed } })
    keep({ columnWidths: { ...changed } })
  }
  return {
    /** The columns that the list has for the reader. */
    offered,
    /** Those that are shown, in their order. */
    shown: offered.filter(isShown),
    /** Chosen widths of those that are shown, in pixels. */
    widths: Object.fromEntries(Object.entries(widths).filter(([, width]) => width > HIDDEN)),
    isSortable: (field: ColumnField): boolean =>
      info?.displayColumns.some(({ fieldApiName, sortable }) => fieldApiName === field && sortable) ?? false,
    /** The order of the list where the address names none. */
    ownSort: ownSortOf(info),
    resize: setWidths,
    choose: (fields: readonly string[]): void =>
      setWidths(Object.fromEntries(offered.map((field) => [field, widthFor(field, fields.includes(field), widths)]))),
    /** Takes back what the reader has set of the columns. */
    reset: (): void => setWidths(Object.fromEntries(offered.map((field) => [field, UNSET]))),
    rememberSort: ({ field, isDescending }: CaseSort): void =>
      keep({ orderedBy: [{ fieldApiName: field, isAscending: !isDescending, label: null }] }),
    /** The last setting was not kept. */
    hasFailed,
  }
}

export type CaseColumns = ReturnType<typeof useCaseColumns>

function widthFor(field: ColumnField, isWanted: boolean, widths: ColumnWidths): number {
  const isDefault = isWanted !== chosenOnly.includes(field)
  const width = widths[field] ?? UNSET
  if (!isWanted) return isDefault ? UNSET : HIDDEN
  if (width > HIDDEN) return width
  return isDefault ? UNSET : ADDED
}

/** The case itself cannot be taken away: every row is opened by it. */
export const isRemovable = (field: ColumnField): boolean => field !== 'CaseNumber'

const withoutInfo: readonly ColumnField[] = columnFields.filter(
  (field) => field !== 'Account.Name' && !chosenOnly.includes(field),
)

function offeredOf(info: ListInfo | undefined): readonly ColumnField[] {
  if (!info) return withoutInfo
  const names = new Set(info.displayColumns.map(({ fieldApiName }) => fieldApiName))
  return columnFields.filter((field) => field === 'CaseNumber' || names.has(field))
}

function ownSortOf(info: ListInfo | undefined): CaseSort {
  const [first] = info?.orderedByInfo ?? []
  const field = columnFieldOf(first?.fieldApiName)
  return field && first ? { field, isDescending: !first.isAscending } : { field: 'SystemModstamp', isDescending: true }
}
