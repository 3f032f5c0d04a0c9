import type { ReactNode } from 'react'
import type { CaseRow } from './case-row.ts'

/** Product and tail number of a case for its strip, each only if set. */
export function productAndTail({ product, tail }: CaseRow): ReactNode[] {
  const number = (
    <span key="tail" className="mono">
      {tail}
    </span>
  )
  return [...(product ? [product] : []), ...(tail ? [number] : [])]
}
