import { type ReactNode, useEffect, useRef } from 'react'
import { Pager, Sheet, SkeletonRows } from 'ui'
import { Failed } from '../Failed.tsx'
import { useKeptFocus } from '../use-kept-focus.ts'
import type { PagedRows } from './use-paged-list.ts'

type Props<R> = {
  list: PagedRows<R>
  texts: { readonly loading: string; readonly failed: string }
  /** Shown instead of `texts.failed` and Try again, for errors that a retry does not fix. */
  failure?: ReactNode
  /** Shown if the page has no rows. */
  empty: ReactNode
  /** Screen-reader announcement of the loaded rows; absent for none. */
  announce?: (list: PagedRows<R>) => string
  /** Number of rows on all pages, used while the list does not know it. */
  total?: number | undefined
  rangeLabel?: (from: number, to: number, total: number | undefined) => string
  /** Hides the pager if the list fits on one page. */
  isPagerOptional?: boolean
  isOpenOnPhones?: boolean
  /** Shown below the sheet. */
  notes?: ReactNode
  /** Rows of the skeleton while the list is loading. */
  skeletonRows?: number
  /** Renders the table. */
  children: (rows: readonly R[]) => ReactNode
}

/** One page of a list in each of its states: failed, loading, empty, or a table with a pager. */
export function PagedList<R>(props: Props<R>) {
  const { list, announce } = props
  const isAnnounced = list.rows !== undefined && list.state !== 'Pending'
  return (
    <>
      {announce ? (
        // Rendered before it has a text, because only changes of a live region are announced.
        <span role="status" className="vh">
          {isAnnounced ? announce(list) : ''}
        </span>
      ) : null}
      <Content {...props} />
    </>
  )
}

function Content<R>(props: Props<R>) {
  const { list, texts, failure, empty, skeletonRows = 5 } = props
  const { rows, state } = list
  if (rows === undefined) {
    if (state === 'Error') {
      return failure ?? <Failed text={texts.failed} onRetry={list.refresh} />
    }
    return (
      <Sheet isFlush>
        <SkeletonRows label={texts.loading} shape="strips" count={skeletonRows} />
      </Sheet>
    )
  }
  return rows.length === 0 ? <EmptySheet>{empty}</EmptySheet> : <Rows {...props} rows={rows} />
}

function Rows<R>(props: Props<R> & { rows: readonly R[] }) {
  const { list, rows, total, rangeLabel, isPagerOptional = false, isOpenOnPhones = false, notes, children } = props
  const region = useFocusOnNewPage(list.page)
  const isOnlyPage = list.page === 1 && list.total !== undefined
  return (
    <div ref={region} tabIndex={-1}>
      <Sheet isFlush isOpenOnPhones={isOpenOnPhones}>
        {children(rows)}
        {isPagerOptional && isOnlyPage ? null : (
          <Pager
            from={list.from}
            to={list.to}
            total={list.total ?? total}
            rangeLabel={rangeLabel}
            previous={list.previous === undefined ? undefined : { href: list.previous }}
            next={list.next === undefined ? undefined : { href: list.next }}
          />
        )}
      </Sheet>
      {notes}
    </div>
  )
}

/** Keeps the focus when a button in the sheet disappears after it is pressed. */
function EmptySheet({ children }: { children: ReactNode }) {
  return (
    <div ref={useKeptFocus<HTMLDivElement>()}>
      <Sheet isFlush>{children}</Sheet>
    </div>
  )
}

/** Moves the focus to the top of the list when its page changes. */
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
