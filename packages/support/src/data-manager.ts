/** The counters of some services that are to go back to 0. */
export type CounterReset = {
  /** The same at every attempt of one request: the service resets nothing twice under one key. */
  key: string
  services: readonly { serviceId: string; serviceNumber: string }[]
}

/** The result for one counter. */
export type CounterResult = {
  serviceId: string
  result: 'Reset' | 'Not reset'
  /** The counter now; null if unknown. */
  downloadsUsed: number | null
}

/** The service that holds the counters of the desktop data manager. It is called outside of every transaction. */
export type DataManager = {
  /** @returns a result for each service; null if it is unknown whether a counter was reset, so that the call must be repeated. */
  resetCounters(wanted: CounterReset): Promise<readonly CounterResult[] | null>
}

/** For an installation without a data manager: the records of services hold the counters, and recording the result resets them. */
export const embeddedDataManager: DataManager = {
  resetCounters: async ({ services }) =>
    services.map(({ serviceId }) => ({ serviceId, result: 'Reset', downloadsUsed: 0 })),
}
