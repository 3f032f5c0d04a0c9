/** The counters of some services that are to go back to 0. */
export type CounterReset = {
  /** The same at every attempt of one request: the service resets nothing twice under one key. */
  key: string
  services: readonly { serviceId: string; serviceNumber: string }[]
}

/** What became of one counter. */
export type CounterResult = {
  serviceId: string
  result: 'Reset' | 'Not reset'
  /** The counter as it stands now; null where it is not known. */
  downloadsUsed: number | null
}

/** The service that holds the counters of the desktop data manager. It is called outside of every transaction. */
export type DataManager = {
  /** @returns a result for each service; null where it is not known whether anything was reset, so that it has to be asked again. */
  resetCounters(wanted: CounterReset): Promise<readonly CounterResult[] | null>
}

/** For an installation whose counters stand in the records of services alone: recording the result is what resets them. */
export const embeddedDataManager: DataManager = {
  resetCounters: async ({ services }) =>
    services.map(({ serviceId }) => ({ serviceId, result: 'Reset', downloadsUsed: 0 })),
}
