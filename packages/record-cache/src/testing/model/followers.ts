import { getListRecords } from '../../adapters/lists.ts'
import { getRecord } from '../../adapters/records.ts'
import { clientToken } from '../../read/page-token.ts'
import type { Subscription } from '../../read/subscribe.ts'
import type { RecordCache } from '../../record-cache.ts'
import type { Snapshot } from '../../snapshot.ts'
import { leftOutOf, mixedIn, neverBack, otherRows, outdatedIn, type Page, type Shown, tornRows } from './checks.ts'
import type { ModelWorld } from './model-world.ts'

/** Somebody who follows a record or a page of the list. */
export type Follower = {
  readonly subscription: Subscription<Shown>
  /** What is wrong with what is shown now, when it is held against the service; of a page, whose start the cache knows or does not know. */
  readonly wrong: (isStartKnown: boolean) => unknown[]
  readonly isOfList: boolean
  /** Whether the service has what is followed. */
  readonly isThere: () => boolean
}

export const pathsOf = (own: readonly string[], parents: readonly string[] = []) => [
  ...own.map((field) => `Case.${field}`),
  ...parents.map((field) => `Case.Account.${field}`),
]

export const rowsConfig = ({ offset, size, fields }: Page) => ({
  objectApiName: 'Case',
  listViewApiName: 'AllCases',
  fields: pathsOf(fields),
  pageSize: size,
  pageToken: clientToken(offset),
})

/** Follows a record. */
export function followRecord(
  world: ModelWorld,
  cache: RecordCache,
  recordId: string,
  fields: readonly string[],
  parentFields: readonly string[],
  heard: (snapshot: Snapshot<Shown>, found: unknown[]) => void,
): Follower {
  const config = { recordId, fields: pathsOf(fields, parentFields) }
  const check = checksOf(world, fields)
  const subscription = cache.subscribe(getRecord, config, (snapshot) => heard(snapshot, check(snapshot)))
  heard(subscription.snapshot, check(subscription.snapshot))
  return {
    subscription,
    isOfList: false,
    isThere: () => !world.isDeleted(recordId),
    wrong: () =>
      subscription.snapshot.data === undefined ? ['nothing'] : outdatedIn(world, subscription.snapshot.data),
  }
}

/** Follows a page of the list. */
export function followRows(
  world: ModelWorld,
  cache: RecordCache,
  page: Page,
  heard: (snapshot: Snapshot<Shown>, found: unknown[]) => void,
): Follower {
  const check = checksOf(world, page.fields)
  const subscription = cache.subscribe(getListRecords, rowsConfig(page), (snapshot) => heard(snapshot, check(snapshot)))
  heard(subscription.snapshot, check(subscription.snapshot))
  return {
    subscription,
    isOfList: true,
    isThere: () => true,
    wrong(isStartKnown) {
      const { data } = subscription.snapshot
      if (data === undefined) return ['nothing']
      const found = isStartKnown ? otherRows(world, data, page) : tornRows(world, data)
      return [...found, ...outdatedIn(world, data)]
    },
  }
}

/** What must hold of all that a follower is shown, whatever the state. */
function checksOf(world: ModelWorld, fields: readonly string[]) {
  const back = neverBack()
  return (snapshot: Snapshot<Shown>): unknown[] => {
    const { data } = snapshot
    const found = back(snapshot)
    return data === undefined ? found : [...found, ...mixedIn(world, data), ...leftOutOf(data, fields)]
  }
}
