import { createRetrying, type Database, identifier, type Queryable, type Transaction } from 'database'
import type { AppModel } from '../metadata/app-model.ts'
import type { ReferenceData } from '../metadata/reference-data.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { table } from '../schema/names.ts'

/**
 * The channel on which the database announces the name of an object whose records were changed, whichever program changed them. A trigger
 * of the application sends it.
 */
const REFERENCE_CHANGES = 'reference_changes'

/** The copies of reference data in this process. */
export type ReferenceDataStore = {
  /** The copy, or what a transaction sees that has changed such records itself. */
  read<T>(queryable: Queryable, data: ReferenceData<T>): Promise<T>
  /** The values whose records cannot be used, with the reason: an older value is in force. */
  unusable(): { name: string; reason: string }[]
  /** Notes that a transaction changes records of an object: after its commit, copies built from them are dropped. */
  noteChange(tx: Transaction, objectApiName: string): void
  /** The database whose commits drop copies, so that the next call of this process reads the new values. */
  watching(database: Database): Database
  /** Fills the copies into the picklists of an application that will be served next. */
  fill(app: AppModel): void
  /** Follows the changes of all processes and programs. @returns a function that ends it. */
  follow(): Promise<() => Promise<void>>
}

type Copy = { value: unknown; isCurrent: boolean }

/** The name of a failed reading in `unusable`. */
const PICKLISTS = 'picklists'

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * @param database - from which the values of picklists are read.
 * @param appOf - the application that is served now; the values of its picklists are filled in.
 * @param onProblem - called with the name of a value that could not be built, while an older value is in force.
 */
export function createReferenceDataStore(
  database: Database,
  appOf: () => AppModel,
  onProblem: (name: string, error: unknown) => void,
): ReferenceDataStore {
  const copies = new Map<ReferenceData<unknown>, Copy>()
  const unusable = new Map<string, string>()
  const changedBy = new WeakMap<Queryable, Set<string>>()
  const picklists = (app = appOf()) =>
    app.objects.flatMap(({ fields }) =>
      [...fields.values()].flatMap((field) => (field.valuesFrom ? [{ field, data: field.valuesFrom }] : [])),
    )
  let drops = 0

  const build = async <T>(queryable: Queryable, data: ReferenceData<T>): Promise<T> => {
    const objects = Object.entries(data.reads)
    const records = await Promise.all(
      objects.map(([name, fields]) => recordsOf(queryable, table(appOf().required(name)), fields)),
    )
    try {
      const built = data.build(Object.fromEntries(objects.map(([name], index) => [name, records[index] ?? []])))
      unusable.delete(data.name)
      return built
    } catch (error) {
      unusable.set(data.name, reasonOf(error))
      onProblem(data.name, error)
      return (copies.get(data)?.value as T | undefined) ?? data.initial
    }
  }
  const load = async <T>(queryable: Queryable, data: ReferenceData<T>): Promise<T> => {
    if (!copies.has(data)) copies.set(data, { value: data.initial, isCurrent: false })
    const before = drops
    const value = await build(queryable, data)
    // A change that was announced in the meantime may be missing in it.
    const isCurrent = before === drops
    if (isCurrent || !copies.get(data)?.isCurrent) copies.set(data, { value, isCurrent })
    return value
  }
  const fill = (app: AppModel): void => {
    for (const { field, data } of picklists(app)) {
      const copy = copies.get(data)
      if (copy) field.values = copy.value as NonNullable<typeof field.values>
    }
  }
  // Fills the application that is served after the reading, which may be another one than before.
  const refilling = createRetrying(
    async () => {
      for (const data of new Set(picklists().map((filled) => filled.data))) {
        if (!copies.get(data)?.isCurrent) await load(database, data)
      }
      fill(appOf())
      unusable.delete(PICKLISTS)
    },
    (error) => {
      unusable.set(PICKLISTS, reasonOf(error))
      onProblem(PICKLISTS, error)
    },
  )
  const drop = async (isConcerned: (data: ReferenceData<unknown>) => boolean): Promise<void> => {
    const filled = picklists().filter(({ data }) => isConcerned(data))
    const concerned = [...copies].filter(([data]) => isConcerned(data))
    if (filled.length + concerned.length === 0) return
    drops += 1
    for (const [, copy] of concerned) copy.isCurrent = false
    // Also where no picklist is concerned: a reading of one that has begun does not count as current.
    await refilling.run()
  }
  const readsOneOf = (objects: ReadonlySet<string>) => (data: ReferenceData<unknown>) =>
    Object.keys(data.reads).some((name) => objects.has(name))

  return {
    read: async <T>(queryable: Queryable, data: ReferenceData<T>): Promise<T> => {
      if (readsOneOf(changedBy.get(queryable) ?? new Set())(data)) return build(queryable, data)
      const copy = copies.get(data)
      return copy?.isCurrent ? (copy.value as T) : load(queryable, data)
    },
    unusable: () => [...unusable].map(([name, reason]) => ({ name, reason })),
    noteChange: (tx, objectApiName) => {
      const changed = changedBy.get(tx)
      if (changed) changed.add(objectApiName)
      else changedBy.set(tx, new Set([objectApiName]))
    },
    watching: (counted) => ({
      ...counted,
      transaction: async (work, options) => {
        let last: Transaction | undefined
        const result = await counted.transaction((tx) => {
          last = tx
          return work(tx)
        }, options)
        const changed = last && changedBy.get(last)
        if (changed) await drop(readsOneOf(changed))
        return result
      },
    }),
    fill,
    follow: async () => {
      const all = () => true
      const end = await database.listen(
        REFERENCE_CHANGES,
        (object) => void drop(readsOneOf(new Set([object]))),
        () => void drop(all),
      )
      await drop(all)
      return async () => {
        await end()
        await refilling.end()
      }
    },
  }
}

async function recordsOf(
  queryable: Queryable,
  from: string,
  fields: readonly string[],
): Promise<Record<string, Scalar>[]> {
  const list = fields.map((name) => identifier(name)).join(', ')
  const { rows } = await queryable.query(`select ${list} from ${from} order by "CreatedDate", "Id"`)
  return rows.map((row) => Object.fromEntries(fields.map((name, index) => [name, row[index] as Scalar])))
}
