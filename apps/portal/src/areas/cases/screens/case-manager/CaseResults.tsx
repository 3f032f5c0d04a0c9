import { type ReactNode, useEffect, useRef } from 'react'
import { Button, EmptyState, LinkButton, Pager, Sheet, SkeletonRows } from 'ui'
import { type CaseWork, caseListOf } from '../../../../parts/cases/case-work.ts'
import { useCaseOpening } from '../../../../parts/cases/use-case-opening.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { useKeptFocus } from '../../../../parts/use-kept-focus.ts'
import { paths } from '../../../../site/paths.ts'
import { CaseTable } from './CaseTable.tsx'
import { type CaseQuery, filterCount } from './case-query.ts'
import { type CaseTotal, unknownTotal } from './case-total.ts'
import { messages } from './messages.ts'
import type { CaseColumns } from './use-case-columns.ts'
import type { CasePage, useCaseList } from './use-case-list.ts'

type List = ReturnType<typeof useCaseList>

type Props = {
  work: CaseWork
  list: List
  columns: CaseColumns
  /** Number of matches on all pages, if known. */
  total: CaseTotal | 'Pending' | undefined
}

/** The matching cases, or the reason for an empty list, and the announcement to screen readers. */
export function CaseResults(props: Props) {
  return (
    <>
      <Shown {...props} />
      {/* A live region must exist before its text changes, to be announced. */}
      <span role="status" className="vh">
        {announcementOf(props)}
      </span>
    </>
  )
}

/** The announced result; empty while loading or after a failure. */
function announcementOf({ work, list: { page, query, state }, total }: Props): string {
  if (!page || state === 'Pending') return ''
  if (page.rows.length > 0) {
    // Announced once: together with the total while that is loading.
    return page.total === undefined && total === 'Pending'
      ? ''
      : messages.announcedRange(page.from, page.to, totalOf(page, total))
  }
  if (query.page > 1) return messages.noMore
  return query.searchTerm === '' ? (caseListOf(work, query.list).empty ?? messages.noItems) : messages.noResults
}

/** The last page of a list knows its total. A count that is lower than the rows shown is outdated. */
function totalOf(page: CasePage, total: Props['total']): CaseTotal {
  const counted = total === 'Pending' || total === undefined ? unknownTotal : total
  if (page.total !== undefined) return { ...unknownTotal, total: page.total }
  return counted.total === undefined || counted.total > page.to ? counted : unknownTotal
}

function Shown({ work, list, columns, total }: Props) {
  const { query, page, state, isRefused, isMissing, retry } = list
  if (!page) {
    if (state !== 'Error') {
      return (
        <Sheet isFlush>
          <SkeletonRows label={messages.loading} shape="strips" count={5} />
        </Sheet>
      )
    }
    if (isMissing) {
      return (
        <Failed
          isRefused
          text={messages.saved.missing}
          action={messages.saved.toFirst}
          onRetry={() => list.show({ list: 'my' })}
        />
      )
    }
    return isRefused ? (
      <Failed isRefused text={messages.refused} action={messages.clearFilters} onRetry={() => list.show(noFilters)} />
    ) : (
      <Failed text={messages.failed} action={messages.tryAgain} onRetry={retry} />
    )
  }
  if (page.rows.length > 0) return <FoundCases work={work} list={list} columns={columns} total={total} page={page} />
  return query.page > 1 ? <NoMoreCases list={list} /> : <NoCases work={work} list={list} />
}

const noFilters: Partial<CaseQuery> = { filters: { created: null, statuses: [] }, searchTerm: '', sort: null }

function FoundCases({ work, list, columns, total, page }: Props & { page: CasePage }) {
  const { query, chosen, show } = list
  const region = useFocusOnNewPage(query.page)
  const shownTotal = totalOf(page, total)
  return (
    <div ref={region} tabIndex={-1}>
      <Sheet isFlush isOpenOnPhones>
        <CaseTable
          caption={caseListOf(work, query.list).title}
          rows={page.rows}
          columns={columns}
          sort={chosen.sort ?? columns.ownSort}
          isBusy={list.state === 'Pending'}
          onSort={(sort) => {
            show({ sort })
            columns.rememberSort(sort)
          }}
        />
        <Pager
          from={page.from}
          to={page.to}
          total={shownTotal.total}
          rangeLabel={(from, to, all) => messages.rows(from, to, { total: all, moreThan: shownTotal.moreThan })}
          previous={page.previousHref === undefined ? undefined : { href: page.previousHref }}
          next={page.nextHref === undefined ? undefined : { href: page.nextHref }}
        />
      </Sheet>
      {columns.hasFailed ? (
        <p role="alert" className="meta">
          {messages.columnsNotKept}
        </p>
      ) : null}
      {page.isCut ? <p className="meta">{messages.cut(page.to)}</p> : null}
    </div>
  )
}

/** A page past the end of a list that has become shorter. */
function NoMoreCases({ list: { hrefOf } }: { list: List }) {
  return (
    <EmptySheet>
      <EmptyState
        title={messages.noMore}
        hint={messages.noMoreHint}
        action={
          <LinkButton variant="line" href={hrefOf({})}>
            {messages.toFirstPage}
          </LinkButton>
        }
      />
    </EmptySheet>
  )
}

/** Why the search and the filters match nothing, and the label that clears them; null without any. */
function noMatchOf({ filters, searchTerm }: CaseQuery): { hint: string; clear: string } | null {
  const { noMatch } = messages
  const count = filterCount(filters)
  if (searchTerm !== '') {
    return count > 0
      ? { hint: noMatch.searchAndFilters, clear: messages.clearBoth }
      : { hint: noMatch.search, clear: messages.clearSearch }
  }
  if (count === 0) return null
  const hint = count > 1 ? noMatch.filters : filters.created ? noMatch.created : noMatch.status
  return { hint, clear: messages.clearFilters }
}

function NoCases({ work, list: { query, show, amongAll, hrefOf } }: Omit<Props, 'total' | 'columns'>) {
  const { isOffered } = useCaseOpening()
  const noMatch = noMatchOf(query)
  if (noMatch) {
    return (
      <EmptySheet>
        <EmptyState
          drawing="search"
          title={query.searchTerm === '' ? messages.noItems : messages.noResults}
          hint={noMatch.hint}
          action={
            <>
              {amongAll && amongAll.count > 0 ? (
                <LinkButton variant="line" href={hrefOf({ list: 'all' })}>
                  {messages.amongAll(amongAll.count, amongAll.isMore)}
                </LinkButton>
              ) : null}
              <Button variant="line" onClick={() => show(noFilters)}>
                {noMatch.clear}
              </Button>
            </>
          }
        />
      </EmptySheet>
    )
  }
  const { empty, emptyHint, openingHint } = caseListOf(work, query.list)
  return (
    <EmptySheet>
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
    </EmptySheet>
  )
}

/** An empty list with a link or a button that disappears when used. */
function EmptySheet({ children }: { children: ReactNode }) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      <Sheet isFlush>{children}</Sheet>
    </div>
  )
}

/** Focuses the top of the list after a page change. */
function useFocusOnNewPage(page: number) {
  const region = useKeptFocus<HTMLDivElement>()
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    region.current?.focus()
  }, [page, region])
  return region
}
