import { useMemo } from 'react'
import { useRead } from 'record-cache-react'
import { Button, EmptyState, LinkButton, Notice, SideNav } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { queueNames } from '../../../../parts/cases/queue-names.ts'
import { useTakeNext } from '../../../../parts/cases/use-take-next.ts'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import {
  type PagedRows,
  type ShownQuery,
  useAddressQuery,
  usePagedRows,
} from '../../../../parts/lists/use-paged-list.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { usePerform } from '../../../../parts/use-perform.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { ListKeys } from '../../parts/list-keys/ListKeys.tsx'
import type { ListKey } from '../../parts/list-keys/list-key.ts'
import { BulkBar } from './BulkBar.tsx'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import { type CaseQueueReads, caseQueue } from './page.ts'
import { QueueFigures } from './QueueFigures.tsx'
import { QueueTable } from './QueueTable.tsx'
import { QueueFilterChips, QueueToolbar } from './QueueToolbar.tsx'
import { defaultSort, isNarrowed, noFilters, PAGE_SIZE, type QueueQuery, queueQuery } from './queue-query.ts'
import { type QueueRow, queueRowOf } from './queue-row.ts'
import { type CaseSelection, useCaseSelection } from './use-case-selection.ts'

/** The queues of support, most urgent first, with filters and search. */
export function CaseQueueScreen() {
  const reads = useReads(caseQueue)
  const shown = useAddressQuery(queueQuery)
  const { chosen, query } = shown
  const list = usePagedRows(shown, queueQuery, PAGE_SIZE, reads.cases, { keepPrevious: true })
  const counts = useQueueCounts(reads)
  const matchCount = useCount(reads.matchCount)
  const total = isNarrowed(query) ? matchCount : counts[query.queue]
  const rows = useMemo(() => list.rows?.map(queueRowOf) ?? [], [list.rows])
  const selection = useCaseSelection(rows)
  const { isForContact } = useCaseOpening()
  const next = useTakeNext()
  const claiming = usePerform()
  const claim = async (row: QueueRow): Promise<void> => {
    const outcome = await claiming.perform(
      { actionApiName: 'Case.Claim', contextId: row.id },
      { done: messages.claimed, refused: (reason) => reason, failed: messages.claimFailed },
    )
    if (outcome === 'done' || outcome === 'refused') list.refresh()
  }
  const keys = queueKeys({ rows, selection, claim, take: next.take })
  const problem = next.problem ?? claiming.problem
  return (
    <div className={styles.console}>
      <PageTitle of={caseQueue} />
      <div className={styles.queues}>
        <SideNav
          label={messages.queuesLabel}
          isScrollRow
          groups={[
            {
              heading: messages.queuesLabel,
              items: queueNames.map((queue) => ({
                label: messages.queues[queue],
                href: queueQuery.href({ ...queueQuery.initial, queue }),
                isCurrent: chosen.queue === queue,
                count: counts[queue] ?? messages.unknownCount,
              })),
            },
            {
              items: [
                { label: pages.customers.title, href: paths.customers({ list: 'accounts' }) },
                { label: messages.numbers, href: paths.caseNumbers() },
              ],
            },
          ]}
        />
      </div>
      <section id="case-queue" className={styles.work} aria-label={messages.queues[chosen.queue]}>
        <div className={styles.head}>
          <h1>{messages.queues[chosen.queue]}</h1>
          <QueueToolbar query={chosen} show={shown.show} />
          {isForContact ? (
            <LinkButton variant="line" href={paths.openCase()}>
              {messages.openCase}
            </LinkButton>
          ) : null}
          <Button isBusy={next.isBusy} busyLabel={messages.taking} onClick={() => void next.take()}>
            {messages.takeNext}
          </Button>
        </div>
        {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
        <QueueFilterChips query={chosen} show={shown.show} />
        <BulkBar selection={selection} onChanged={list.refresh}>
          <QueueFigures read={reads.numbers} />
        </BulkBar>
        <Results shown={shown} list={list} rows={rows} total={total} selection={selection} />
        <ListKeys region="#case-queue" more={keys} />
      </section>
    </div>
  )
}

type KeyedQueue = {
  rows: readonly QueueRow[]
  selection: CaseSelection
  claim: (row: QueueRow) => Promise<void>
  take: () => Promise<void>
}

/** Additional shortcuts of the queue. */
function queueKeys({ rows, selection, claim, take }: KeyedQueue): readonly ListKey[] {
  const rowOf = (row: Element | null): QueueRow | undefined =>
    rows.find(({ id }) => row?.querySelector('a')?.href.includes(id))
  return [
    {
      key: 'x',
      does: messages.keySelect,
      press: (element) => {
        const row = rowOf(element)
        if (row) selection.select(row, !selection.isSelected(row))
      },
    },
    {
      key: 'c',
      does: messages.keyClaim,
      press: (element) => {
        const row = rowOf(element)
        if (row) void claim(row)
      },
    },
    { key: 'n', does: messages.keyNext, press: () => void take() },
  ]
}

type ResultsProps = {
  shown: ShownQuery<QueueQuery>
  list: PagedRows<unknown>
  rows: readonly QueueRow[]
  total: string | undefined
  selection: CaseSelection
}

/** The matching cases, or the reason for an empty list, and the announcement to screen readers. */
function Results({ shown: { query, show }, list, rows, total, selection }: ResultsProps) {
  const shownTotal = list.total === undefined ? total : String(list.total)
  return (
    <PagedList
      list={list}
      texts={messages}
      announce={({ from, to }) => (rows.length > 0 ? messages.announcedRange(from, to, shownTotal) : messages.noItems)}
      empty={
        isNarrowed(query) ? (
          <EmptyState
            drawing="search"
            title={messages.noResults}
            hint={messages.noMatchHint}
            action={
              <Button variant="line" onClick={() => show({ ...noFilters, searchTerm: '' })}>
                {messages.clearAll}
              </Button>
            }
          />
        ) : (
          <EmptyState title={messages.noItems} hint={messages.emptyHints[query.queue]} />
        )
      }
      rangeLabel={(from, to) => messages.range(from, to, shownTotal)}
      skeletonRows={10}
    >
      {() => (
        <QueueTable
          caption={messages.queues[query.queue]}
          rows={rows}
          selection={selection}
          sort={query.sort ?? defaultSort(query.queue)}
          onSort={(sort) => show({ sort })}
          hasOwner={query.queue === 'open' || query.queue === 'waiting'}
          isBusy={list.state === 'Pending'}
        />
      )}
    </PagedList>
  )
}

/** Counts of the queues; undefined while loading or after a failure. */
function useQueueCounts({ mine, unassigned, waiting, open }: CaseQueueReads) {
  return { mine: useCount(mine), unassigned: useCount(unassigned), waiting: useCount(waiting), open: useCount(open) }
}

function useCount(read: CaseQueueReads['matchCount']): string | undefined {
  const { data } = useRead(read)
  if (!data) return undefined
  return data.hasMore ? messages.countOrMore(data.count) : String(data.count)
}

export { CaseQueueScreen as default }

export const loader = loadOnServer(caseQueue)
export const clientLoader = loadInBrowser(caseQueue)
