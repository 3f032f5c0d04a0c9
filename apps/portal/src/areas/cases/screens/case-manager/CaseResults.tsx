import { useMemo } from 'react'
import { useRead } from 'record-cache-react'
import { Button, EmptyState, LinkButton } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { caseRowOf } from '../../../../parts/cases/case-row.ts'
import { type CaseWork, caseListOf } from '../../../../parts/cases/case-work.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import type { PagedRows, ShownQuery } from '../../../../parts/lists/use-paged-list.ts'
import type { RowOf } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { CaseTable } from './CaseTable.tsx'
import type { Cells } from './case-columns.tsx'
import { type CaseQuery, filterCount, noFilters } from './case-query.ts'
import { messages } from './messages.ts'
import { type CaseManagerReads, type CaseTotal, unknownTotal } from './page.ts'
import type { CaseColumns } from './use-case-columns.ts'

type List = PagedRows<RowOf<CaseManagerReads['cases']>>

type Props = {
  work: CaseWork
  shown: ShownQuery<CaseQuery>
  list: List
  columns: CaseColumns
  /** Rows with the columns of fields that the installation has added; undefined while they load. */
  cells: Cells
  /** Number of matches on all pages, if known. */
  total: CaseTotal | 'Pending' | undefined
  /** The matches among all cases, for a search of a narrower list. */
  amongAll: CaseManagerReads['amongAll']
}

/** The matching cases, or the reason for an empty list, and the announcement to screen readers. */
export function CaseResults({ work, shown, list, columns, cells, total, amongAll }: Props) {
  const { query, chosen, show } = shown
  const rows = useMemo(() => list.rows?.map(caseRowOf) ?? [], [list.rows])
  const shownTotal = totalOf(list, total)
  return (
    <PagedList
      list={list}
      texts={messages}
      failure={lastingFailureOf(list.failedWith, show)}
      announce={() => announcementOf(work, query, list, total)}
      empty={
        query.page > 1 ? (
          <NoMoreCases href={list.firstPage} />
        ) : (
          <NoCases work={work} shown={shown} amongAll={amongAll} />
        )
      }
      total={shownTotal.total}
      rangeLabel={(from, to, all) => messages.rows(from, to, { total: all, moreThan: shownTotal.moreThan })}
      isOpenOnPhones
      notes={
        <>
          {columns.hasFailed ? (
            <p role="alert" className="meta">
              {messages.columnsNotKept}
            </p>
          ) : null}
          {list.isCut ? <p className="meta">{messages.cut(list.to)}</p> : null}
        </>
      }
    >
      {() => (
        <CaseTable
          caption={caseListOf(work, query.list).title}
          rows={rows}
          columns={columns}
          cells={cells}
          sort={chosen.sort ?? columns.ownSort}
          isBusy={list.state === 'Pending'}
          onSort={(sort) => {
            show({ sort })
            columns.rememberSort(sort)
          }}
        />
      )}
    </PagedList>
  )
}

/** A failure that the same query would meet again; undefined for others. */
function lastingFailureOf(status: number | undefined, show: Props['shown']['show']) {
  const { missing, toFirst } = messages.saved
  // The list was deleted, possibly in another window.
  if (status === 404) return <Failed isRefused text={missing} action={toFirst} onRetry={() => show({ list: 'my' })} />
  if (status !== 400) return undefined
  return <Failed isRefused text={messages.refused} action={messages.clearFilters} onRetry={() => show(noNarrowing)} />
}

/** The announced result; empty while the total is loading. */
function announcementOf(work: CaseWork, query: CaseQuery, list: List, total: Props['total']): string {
  if (list.rows?.length) {
    // Announced once: together with the total while that is loading.
    return list.total === undefined && total === 'Pending'
      ? ''
      : messages.announcedRange(list.from, list.to, totalOf(list, total))
  }
  if (query.page > 1) return messages.noMore
  return query.searchTerm === '' ? (caseListOf(work, query.list).empty ?? messages.noItems) : messages.noResults
}

/** The last page of a list knows its total. A count that is lower than the rows shown is outdated. */
function totalOf(list: List, total: Props['total']): CaseTotal {
  const counted = total === 'Pending' || total === undefined ? unknownTotal : total
  if (list.total !== undefined) return { ...unknownTotal, total: list.total }
  return counted.total === undefined || counted.total > list.to ? counted : unknownTotal
}

const noNarrowing: Partial<CaseQuery> = { ...noFilters, searchTerm: '', sort: null }

/** A page past the end of a list that has become shorter. */
function NoMoreCases({ href }: { href: string }) {
  return (
    <EmptyState
      title={messages.noMore}
      hint={messages.noMoreHint}
      action={
        <LinkButton variant="line" href={href}>
          {messages.toFirstPage}
        </LinkButton>
      }
    />
  )
}

/** Why the search and the filters match nothing, and the label that clears them; null without any. */
function noMatchOf(query: CaseQuery): { hint: string; clear: string } | null {
  const { noMatch } = messages
  const count = filterCount(query)
  if (query.searchTerm !== '') {
    return count > 0
      ? { hint: noMatch.searchAndFilters, clear: messages.clearBoth }
      : { hint: noMatch.search, clear: messages.clearSearch }
  }
  if (count === 0) return null
  const hint = count > 1 ? noMatch.filters : query.created ? noMatch.created : noMatch.status
  return { hint, clear: messages.clearFilters }
}

type NoCasesProps = Pick<Props, 'work' | 'shown' | 'amongAll'>

function NoCases({ work, shown: { query, show, hrefOf }, amongAll }: NoCasesProps) {
  const { isOffered } = useCaseOpening()
  const { data: all } = useRead(amongAll)
  const noMatch = noMatchOf(query)
  if (noMatch) {
    return (
      <EmptyState
        drawing="search"
        title={query.searchTerm === '' ? messages.noItems : messages.noResults}
        hint={noMatch.hint}
        action={
          <>
            {all?.records.length ? (
              <LinkButton variant="line" href={hrefOf({ list: 'all' })}>
                {messages.amongAll(all.records.length, all.nextPageToken !== null)}
              </LinkButton>
            ) : null}
            <Button variant="line" onClick={() => show(noNarrowing)}>
              {noMatch.clear}
            </Button>
          </>
        }
      />
    )
  }
  const { empty, emptyHint, openingHint } = caseListOf(work, query.list)
  return (
    <EmptyState
      title={empty ?? messages.noItems}
      hint={isOffered ? (openingHint ?? emptyHint) : emptyHint}
      action={
        isOffered ? (
          <LinkButton variant="line" href={paths.openCase()}>
            {messages.openCase}
          </LinkButton>
        ) : null
      }
    />
  )
}
