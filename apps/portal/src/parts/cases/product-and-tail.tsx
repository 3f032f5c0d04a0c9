import type { ReactNode } from 'react'
import type { CaseRow } from './case-row.ts'

/** What a case is about, for its strip: the product and the tail number, as far as it names them. */
export function productAndTail({ product, tail }: CaseRow): ReactNode[] {
  const number = (
    <span key="tail" className="mono">
      {tail}
    </span>
  )
  return [...(product ? [product] : []), ...(tail ? [number] : [])]
}
