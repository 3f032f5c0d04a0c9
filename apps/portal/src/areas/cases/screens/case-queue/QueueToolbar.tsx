import { useRead } from 'record-cache-react'
import { Chip, ChipRow } from 'ui'
import type { ShownQuery } from '../../../../parts/lists/use-paged-list.ts'
import { SearchText } from '../../../../parts/SearchText.tsx'
import { textOf } from '../../../../records/field-values.ts'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import { deskOptions, type NamedRecord, readAgents, readDesks, readProducts } from './page.ts'
import { QueueFilterPanel } from './QueueFilterPanel.tsx'
import { filtersOf, type QueueFilters, type QueueQuery } from './queue-query.ts'

type Props = Pick<ShownQuery<QueueQuery>, 'query' | 'show'>

/** Search and filters. */
export function QueueToolbar({ query, show }: Props) {
  const { queue, searchTerm } = query
  return (
    <div className={styles.toolbar}>
      <SearchText
        label={messages.search}
        placeholder={messages.searchHint}
        term={searchTerm}
        onSearch={(term, options) => show({ searchTerm: term }, options)}
        className={styles.search}
        opensCases
      />
      <QueueFilterPanel filters={filtersOf(query)} hasOwner={queue === 'open' || queue === 'waiting'} onApply={show} />
    </div>
  )
}

/** A chip for each active filter. */
export function QueueFilterChips({ query, show }: Props) {
  const filters = filtersOf(query)
  const remove = (changed: Partial<QueueFilters>): void => {
    // The pressed chip disappears, and the focus with it.
    document.querySelector<HTMLElement>('#case-queue [aria-haspopup="dialog"]')?.focus()
    show(changed)
  }
  const chips = chipsOf(filters, {
    product: useNameIn(filters.product === null ? null : readProducts, filters.product),
    owner: useNameIn(filters.owner === null ? null : readAgents, filters.owner),
    desks: useDeskNames(filters.desks),
  })
  if (chips.length === 0) return null
  return (
    <ChipRow className={styles.chips}>
      {chips.map(({ label, without }) => (
        <Chip key={label} onRemove={() => remove(without)}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  )
}

function chipsOf(
  { product, owner, tiers, impacts, age, desks, isEscalated }: QueueFilters,
  names: Record<'product' | 'owner' | 'desks', string>,
) {
  const chip = (isShown: boolean, label: string, without: Partial<QueueFilters>) =>
    isShown ? [{ label, without }] : []
  return [
    ...chip(product !== null, names.product || messages.product, { product: null }),
    ...chip(owner !== null, names.owner || messages.owner, { owner: null }),
    ...chip(tiers.length > 0, tiers.join(', '), { tiers: [] }),
    ...chip(impacts.length > 0, impacts.map((value) => messages.impacts[value]).join(', '), { impacts: [] }),
    ...chip(age !== null, age === null ? '' : messages.ages[age], { age: null }),
    ...chip(desks.length > 0, names.desks, { desks: [] }),
    ...chip(isEscalated, messages.escalated, { isEscalated: false }),
  ]
}

/** Names of queues; their values while loading. */
function useDeskNames(values: readonly string[]): string {
  const options = deskOptions(useRead(values.length === 0 ? null : readDesks).data?.records)
  return values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ')
}

/** Name of a record in a list; '' while loading. */
function useNameIn(list: typeof readProducts | typeof readAgents | null, id: string | null): string {
  const { data } = useRead<{ readonly records: readonly NamedRecord[] }>(list)
  const match = data?.records.find((record) => record.id === id)
  return match ? textOf(match.fields.Name) : ''
}
