/** How many cases there are: the number, or, where counting stopped, the number that there are more than. */
export type CaseTotal = { total: number | undefined; moreThan: number | undefined }

export const unknownTotal: CaseTotal = { total: undefined, moreThan: undefined }

/** The total that a count tells. */
export const totalOfCount = ({ count, hasMore }: { count: number; hasMore: boolean }): CaseTotal =>
  hasMore ? { total: undefined, moreThan: count } : { total: count, moreThan: undefined }
