/** A workload that the peers share with the product. */
export type PeerWork =
  | { readonly kind: 'list'; readonly count: number; readonly runs: number }
  | { readonly kind: 'hits'; readonly passes: number }
  | { readonly kind: 'cases followed'; readonly changes: number; readonly runs: number }
  | { readonly kind: 'list followed'; readonly runs: number }

/** A message to the thread of a peer: a round of a workload, or the heap size of cases, with or without the rows that were read. */
export type PeerQuestion = { readonly work: PeerWork; readonly round: number } | { readonly isRead: boolean }
