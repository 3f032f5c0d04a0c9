/** Where page views are sent, and whether this is a production host. */
export type Analytics = {
  /** The address of the collector, or `console` for the console of the browser. */
  readonly sendTo: string
  readonly isProduction: boolean
}
