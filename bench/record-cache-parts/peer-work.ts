/** A piece of work that the product does as well. */
export type PeerWork =
  | { readonly kind: 'list'; readonly count: number; readonly runs: number }
  | { readonly kind: 'hits'; readonly passes: number }
  | { readonly kind: 'cases followed'; readonly changes: number; readonly runs: number }
  | { readonly kind: 'list followed'; readonly runs: number }

/** A message to the thread of a peer: a round of a piece of work, or what cases weigh, with or without the rows that were read. */
export type PeerQuestion = { readonly work: PeerWork; readonly round: number } | { readonly isRead: boolean }
