import { useRead } from 'record-cache-react'
import { Button, EmptyState, PageHead, Pager, Sheet, SideNav, SkeletonRows } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { ListKeys } from '../../parts/list-keys/ListKeys.tsx'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import { type CaseQueueReads, caseQueue } from './page.ts'
import { QueueTable } from './QueueTable.tsx'
import { QueueToolbar } from './QueueToolbar.tsx'
import { isNarrowed, noFilters, queueHref, queueNames } from './queue-query.ts'
import { useCaseQueue } from './use-case-queue.ts'

/** The queues of support: what is due first, narrowed by filters and words. */
export function CaseQueueScreen() {
  const reads = useReads(caseQueue)
  const list = useCaseQueue(reads)
  const { chosen, query } = list
  const counts = useQueueCounts(reads)
  const found = useCount(reads.found)
  const total = isNarrowed(query) ? found : counts[query.queue]
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
                href: queueHref({ queue, filters: noFilters, searchTerm: '', page: 1 }),
                isCurrent: chosen.queue === queue,
                count: counts[queue] ?? messages.unknownCount,
              })),
            },
          ]}
        />
      </div>
      <section id="case-queue" className={styles.work} aria-label={messages.queues[chosen.queue]}>
        <PageHead title={messages.queues[chosen.queue]} />
        <QueueToolbar query={chosen} show={list.show} />
        <Results list={list} total={total} />
        <ListKeys region="#case-queue" />
      </section>
    </div>
  )
}

/** The cases found, or why there are none, and what is announced of them. */
function Results({ list, total }: { list: ReturnType<typeof useCaseQueue>; total: string | undefined }) {
  const { page, query, state, retry, show } = list
  const shownTotal = page?.isLast ? String(page.to) : total
  const hasRows = page !== null && page.rows.length > 0
  return (
    <>
      <span role="status" className="vh">
        {page === null || state === 'Pending'
          ? ''
          : hasRows
            ? messages.found(page.from, page.to, shownTotal)
            : messages.noItems}
      </span>
      {page === null ? (
        state === 'Error' ? (
          <Failed text={messages.failed} action={messages.tryAgain} onRetry={retry} />
        ) : (
          <Sheet isFlush>
            <SkeletonRows label={messages.loading} shape="strips" count={6} />
          </Sheet>
        )
      ) : hasRows ? (
        <Sheet isFlush>
          <QueueTable
            caption={messages.queues[query.queue]}
            rows={page.rows}
            hasOwner={query.queue === 'open' || query.queue === 'waiting'}
            isBusy={state === 'Pending'}
          />
          <Pager
            from={page.from}
            to={page.to}
            rangeLabel={(from, to) => messages.range(from, to, shownTotal)}
            previous={page.previousHref === undefined ? undefined : { href: page.previousHref }}
            next={page.nextHref === undefined ? undefined : { href: page.nextHref }}
          />
        </Sheet>
      ) : (
        <Sheet isFlush>
          {isNarrowed(query) ? (
            <EmptyState
              drawing="search"
              title={messages.noResults}
              hint={messages.noMatchHint}
              action={
                <Button variant="line" onClick={() => show({ filters: noFilters, searchTerm: '' })}>
                  {messages.clearAll}
                </Button>
              }
            />
          ) : (
            <EmptyState title={messages.noItems} hint={messages.emptyHints[query.queue]} />
          )}
        </Sheet>
      )}
    </>
  )
}

/** The counts of the queues as they are shown; undefined for one that is not there yet or could not be loaded. */
function useQueueCounts({ mine, unassigned, waiting, open }: CaseQueueReads) {
  return { mine: useCount(mine), unassigned: useCount(unassigned), waiting: useCount(waiting), open: useCount(open) }
}

function useCount(read: CaseQueueReads['found']): string | undefined {
  const { data } = useRead(read)
  if (!data) return undefined
  return data.hasMore ? messages.countOrMore(data.count) : String(data.count)
}
