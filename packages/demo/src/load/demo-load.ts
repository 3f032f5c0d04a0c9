import type { Identity } from 'identity'
import type { FileStore, LoadedRecord, Platform, SystemRecords } from 'platform'
import type { SupportPerson } from 'support'

/** What loading demo data needs: writing one record and many, and the time that counts as now. */
export type DemoLoad = {
  records: SystemRecords
  nowMs: number
  load(objectApiName: string, records: readonly LoadedRecord[]): Promise<string[]>
}

export type DemoPorts = {
  platform: Pick<Platform, 'asSystem'>
  identity: Pick<Identity<SupportPerson>, 'setPassword'>
  /** Where the bytes of attached files go; without it nothing is attached. */
  fileStore?: FileStore
  /** ISO 8601; nothing in the demo data is later. */
  now: string
}

const DAY_MS = 86_400_000

/** The instant so many days before now, ISO 8601. */
export const daysAgo = (load: Pick<DemoLoad, 'nowMs'>, days: number): string =>
  new Date(load.nowMs - days * DAY_MS).toISOString()

/** The day so many days before now; negative lies ahead. */
export const dayAgo = (load: Pick<DemoLoad, 'nowMs'>, days: number): string => daysAgo(load, days).slice(0, 10)
