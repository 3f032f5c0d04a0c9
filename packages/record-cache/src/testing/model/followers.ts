import { getListRecords } from '../../adapters/lists.ts'
import { getRecord } from '../../adapters/records.ts'
import { clientToken } from '../../read/page-token.ts'
import type { Subscription } from '../../read/subscribe.ts'
import type { RecordCache } from '../../record-cache.ts'
import type { Snapshot } from '../../snapshot.ts'
import { leftOutOf, mixedIn, neverBack, otherRows, outdatedIn, type Page, type Shown, tornRows } from './checks.ts'
import type { ModelWorld } from './model-world.ts'

/** A subscriber of a record or of a page of the list. */
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
  received: (snapshot: Snapshot<Shown>, match: unknown[]) => void,
): Follower {
  const config = { recordId, fields: pathsOf(fields, parentFields) }
  const check = checksOf(world, fields)
  const subscription = cache.subscribe(getRecord, config, (snapshot) => received(snapshot, check(snapshot)))
  received(subscription.snapshot, check(subscription.snapshot))
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
  received: (snapshot: Snapshot<Shown>, match: unknown[]) => void,
): Follower {
  const check = checksOf(world, page.fields)
  const subscription = cache.subscribe(getListRecords, rowsConfig(page), (snapshot) =>
    received(snapshot, check(snapshot)),
  )
  received(subscription.snapshot, check(subscription.snapshot))
  return {
    subscription,
    isOfList: true,
    isThere: () => true,
    wrong(isStartKnown) {
      const { data } = subscription.snapshot
      if (data === undefined) return ['nothing']
      const result = isStartKnown ? otherRows(world, data, page) : tornRows(world, data)
      return [...result, ...outdatedIn(world, data)]
    },
  }
}

/** Checks for every snapshot that a follower receives, in any state. */
function checksOf(world: ModelWorld, fields: readonly string[]) {
  const back = neverBack()
  return (snapshot: Snapshot<Shown>): unknown[] => {
    const { data } = snapshot
    const result = back(snapshot)
    return data === undefined ? result : [...result, ...mixedIn(world, data), ...leftOutOf(data, fields)]
  }
}
