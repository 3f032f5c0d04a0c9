/** A number of cases: exact, or a lower bound where counting stopped. */
export type CaseTotal = { total: number | undefined; moreThan: number | undefined }

export const unknownTotal: CaseTotal = { total: undefined, moreThan: undefined }

/** The total from a count. */
export const totalOfCount = ({ count, hasMore }: { count: number; hasMore: boolean }): CaseTotal =>
  hasMore ? { total: undefined, moreThan: count } : { total: count, moreThan: undefined }
