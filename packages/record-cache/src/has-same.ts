/** Whether two lists have the same items in the same order. */
export const hasSame = (known: readonly unknown[], others: readonly unknown[]): boolean =>
  known.length === others.length && known.every((part, index) => part === others[index])
