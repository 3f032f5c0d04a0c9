import type { DemoAccountKey } from './data/accounts.ts'
import type { DemoItemNumber } from './data/products.ts'

/** A service of an account, for an aircraft or for all its people. */
export type DemoService = {
  id: string
  number: string
  account: DemoAccountKey
  item: DemoItemNumber
  aircraftId: string | null
  tail: string | null
}

/** The products and services that are loaded. */
export type DemoFleet = { productIds: ReadonlyMap<DemoItemNumber, string>; services: readonly DemoService[] }
