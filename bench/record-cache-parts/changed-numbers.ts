/** Number of cases with a subscription each. */
export const CASES_FOLLOWED = 1_000
/** Number of rows in a list with one subscription. */
export const ROWS_FOLLOWED = 2_000

/** The numbers of the cases that change together in a run. */
export const changedNumbers = (run: number, changes: number): number[] =>
  Array.from({ length: changes }, (_, position) => (run * 7 + position * 3) % CASES_FOLLOWED)

/** The number of the row that changes in a run. */
export const rowChanged = (run: number): number => (run * 131) % ROWS_FOLLOWED
