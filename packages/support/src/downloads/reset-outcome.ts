/** The outcome of a reset by how many of its services were reset. */
export const resetOutcome = (done: number, all: number): 'Success' | 'Partial' | 'Failure' =>
  done === all ? 'Success' : done > 0 ? 'Partial' : 'Failure'
