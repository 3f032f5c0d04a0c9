import type { ListInfo } from 'contract'
import { useRef, useState } from 'react'
import { updateListPreferences } from 'record-cache'
import { type Read, useRead, useSend } from 'record-cache-react'
import type { ColumnWidths } from 'ui'
import type { ListViews } from '../../../../records/record-types.ts'
import { type CaseSort, type ColumnField, columnFieldOf, columnFields, type KnownColumn } from './case-query.ts'
import { messages } from './messages.ts'

/** Columns hidden by default; the others are shown until removed. */
const chosenOnly: readonly ColumnField[] = [
  'Contact.Name',
  'Subscription__r.ServiceNumber__c',
  'Queue__c',
  'CreatedDate',
]

/** Clears a stored width. */
const UNSET = -1

/** The stored width of a removed column. */
const HIDDEN = 0

/** The width of an added column, until it is resized. */
const ADDED = 136

/**
 * The reader's columns of a list, and functions to change them. The service stores them as list preferences: the order, and the widths,
 * in which 0 removes a column. A change that could not be stored lasts until the page is left.
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
  // Sent one at a time: the service may process two concurrent requests in reverse order.
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
    /** The columns available to the reader. */
    offered,
    labelOf: (field: ColumnField): string =>
      columnFieldOf(field) ? messages.columnNames[field as KnownColumn] : labelIn(info, field),
    /** The visible columns in their order. */
    shown: offered.filter(isShown),
    /** Stored widths of the visible columns, in pixels. */
    widths: Object.fromEntries(Object.entries(widths).filter(([, width]) => width > HIDDEN)),
    isSortable: (field: ColumnField): boolean =>
      info?.displayColumns.some(({ fieldApiName, sortable }) => fieldApiName === field && sortable) ?? false,
    /** The order without one in the address. */
    ownSort: ownSortOf(info),
    resize: setWidths,
    choose: (fields: readonly string[]): void =>
      setWidths(Object.fromEntries(offered.map((field) => [field, widthFor(field, fields.includes(field), widths)]))),
    /** Clears the reader's column settings. */
    reset: (): void => setWidths(Object.fromEntries(offered.map((field) => [field, UNSET]))),
    rememberSort: ({ field, isDescending }: CaseSort): void =>
      keep({ orderedBy: [{ fieldApiName: field, isAscending: !isDescending, label: null }] }),
    /** The last change was not stored. */
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

/** The case column cannot be removed: rows are opened by it. */
export const isRemovable = (field: ColumnField): boolean => field !== 'CaseNumber'

const withoutInfo: readonly ColumnField[] = columnFields.filter(
  (field) => field !== 'Account.Name' && !chosenOnly.includes(field),
)

function offeredOf(info: ListInfo | undefined): readonly ColumnField[] {
  if (!info) return withoutInfo
  const names = info.displayColumns.map(({ fieldApiName }) => fieldApiName)
  return [
    ...columnFields.filter((field) => field === 'CaseNumber' || names.includes(field)),
    ...names.filter(isOwnColumn),
  ]
}

/** Fields of the product that the case column shows as badges. */
const inCaseColumn: readonly string[] = ['AwaitingCustomer__c', 'NextDue__c']

/** Whether a column is of a field that the installation has added. */
export const isOwnColumn = (name: string): name is ColumnField =>
  /__c$|__r\./.test(name) && !columnFieldOf(name) && !inCaseColumn.includes(name)

const labelIn = (info: ListInfo | undefined, field: string): string =>
  info?.displayColumns.find(({ fieldApiName }) => fieldApiName === field)?.label ?? field

function ownSortOf(info: ListInfo | undefined): CaseSort {
  const [first] = info?.orderedByInfo ?? []
  const field = columnFieldOf(first?.fieldApiName)
  return field && first ? { field, isDescending: !first.isAscending } : { field: 'SystemModstamp', isDescending: true }
}
