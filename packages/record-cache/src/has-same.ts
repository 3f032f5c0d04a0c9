/** Whether two lists hold the same things in the same order. */
export const hasSame = (known: readonly unknown[], others: readonly unknown[]): boolean =>
  known.length === others.length && known.every((part, index) => part === others[index])
