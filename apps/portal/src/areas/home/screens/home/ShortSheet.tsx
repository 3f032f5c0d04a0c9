import type { ReactNode } from 'react'
import { Sheet, SkeletonRows } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import type { ShortList } from './short-list.ts'

type Props<Row> = {
  list: ShortList<Row>
  texts: { failed: string; loading: string }
  /** Shape of the skeleton. */
  shape?: 'strips'
  /** Shown without rows: a sentence, or a picture with one. */
  empty: ReactNode
  /** Renders the rows. */
  children: (rows: readonly Row[]) => ReactNode
}

/** A short list in each of its states: failed, loading, empty, or its rows. */
export function ShortSheet<Row>({ list: { rows, hasFailed, retry }, texts, shape, empty, children }: Props<Row>) {
  if (!rows && hasFailed) return <Failed text={texts.failed} onRetry={retry} />
  const isSentence = rows?.length === 0 && typeof empty === 'string'
  return (
    <Sheet isFlush={!isSentence}>
      {!rows ? (
        <SkeletonRows label={texts.loading} {...(shape ? { shape } : {})} />
      ) : rows.length > 0 ? (
        children(rows)
      ) : isSentence ? (
        <p className="soft">{empty}</p>
      ) : (
        empty
      )}
    </Sheet>
  )
}
