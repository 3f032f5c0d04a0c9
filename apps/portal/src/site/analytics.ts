/** Where page views are sent, and whether this host is one of production. */
export type Analytics = {
  /** The address of the collector, or `console` for the console of the browser. */
  readonly sendTo: string
  readonly isProduction: boolean
}
