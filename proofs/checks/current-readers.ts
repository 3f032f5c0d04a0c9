import type { Grant, Principal } from 'platform'
import { createPeople } from 'support'
import { canariesIn, type SupportWorld, userIdOf, type WorldActor, worldApp } from 'support/testing'

type World = Pick<SupportWorld, 'database' | 'platform' | 'principalOf'>
type Row = Readonly<Record<string, unknown>>

/** All records at one time, by object, and the rights of actors then; null for an actor who may no longer sign in. */
type State = { rows: ReadonlyMap<string, readonly Row[]>; rights: ReadonlyMap<WorldActor, Principal | null> }

/** Who reads what in the current records. */
export type CurrentReaders = {
  /** The canaries that an actor may read now. */
  readable(actor: WorldActor): ReadonlySet<string>
  /**
   * Looks at what a request has changed. Its own answer may show what its person could read before it or can read after it.
   *
   * @returns the canaries that an actor could read before.
   */
  passOn(actor: WorldActor): Promise<ReadonlySet<string>>
}

/**
 * Follows who reads what while the requests of a run change records, hand them to others and change people's rights: grants are
 * held against the rows themselves, in memory and in other words than the platform's, after every request that may have changed one.
 */
export async function followReaders(world: World, actors: readonly WorldActor[]): Promise<CurrentReaders> {
  let mark = await markOf(world)
  let state = await stateOf(world, actors)
  let known = new Map<WorldActor, ReadonlySet<string>>()
  const readable = (actor: WorldActor): ReadonlySet<string> => {
    const entry = known.get(actor) ?? canariesFor(state, actor)
    known.set(actor, entry)
    return entry
  }
  return {
    readable,
    passOn: async (actor) => {
      const before = readable(actor)
      const now = await markOf(world)
      if (now === mark) return before
      mark = now
      state = await stateOf(world, actors)
      known = new Map()
      return before
    },
  }
}

const tables = worldApp.objects.map(({ apiName }) => apiName)

/** A checksum of all records: it changes with every write. */
async function markOf({ database }: World): Promise<string> {
  const sums = tables.map((name) => `(select sum(hashtext("Id")::bigint * "_version") from records."${name}")`)
  const { rows } = await database.query(`select jsonb_build_array(${sums.join(', ')})::text`)
  return String(rows[0]?.[0])
}

async function stateOf(world: World, actors: readonly WorldActor[]): Promise<State> {
  const parts = tables.map((name) => `select '${name}', to_jsonb(t) from records."${name}" t`)
  const { rows } = await world.database.query(parts.join(' union all '))
  const result = Map.groupBy(rows, ([name]) => String(name))
  const people = createPeople(world.platform)
  const rights = new Map<WorldActor, Principal | null>()
  for (const actor of actors) {
    const person =
      actor === 'guest' ? null : await world.database.transaction((tx) => people.personOf(tx, userIdOf(actor)))
    rights.set(actor, actor === 'guest' ? world.principalOf(actor) : (person?.principal ?? null))
  }
  return {
    rows: new Map([...result].map(([name, own]) => [name, own.map(([, row]) => row as Row)])),
    rights,
  }
}

function canariesFor({ rows, rights }: State, actor: WorldActor): ReadonlySet<string> {
  const principal = rights.get(actor) ?? null
  if (principal === null) return new Set()
  const grantsOf = (object: string) => grantsFor(object, principal)
  return new Set(
    worldApp.objects.flatMap(({ apiName, fields }) =>
      (rows.get(apiName) ?? []).flatMap((row) => {
        const reading = grantsOf(apiName).filter((grant) => reaches(grant, row, principal, rows))
        const names = new Set(reading.flatMap(({ read }) => (read === 'all' ? Object.keys(fields) : read)))
        return [...names].filter((name) => !fields[name]?.hidden).flatMap((name) => canariesIn(String(row[name] ?? '')))
      }),
    ),
  )
}

const grantsFor = (object: string, { profile, attributes }: Principal): readonly Grant[] =>
  worldApp.access
    .filter((access) => access.object === object)
    .flatMap(({ profiles }) => profiles[profile] ?? [])
    .filter(({ when = {} }) => Object.entries(when).every(([name, wanted]) => attributes[name] === wanted))

function reaches({ rows: of }: Grant, row: Row, principal: Principal, all: State['rows']): boolean {
  if (of === 'all') return true
  if ('via' in of && typeof of.via === 'object' && 'object' in of.via) {
    const { object, field, on } = of.via
    const direct = grantsFor(object, principal).filter((grant) => grant.rows === 'all' || !('via' in grant.rows))
    const leading = (all.get(object) ?? []).filter((each) => each[field] === row[on])
    return leading.some((each) => direct.some((grant) => reaches(grant, each, principal, all)))
  }
  return Object.entries(of).every(([column, value]) => {
    const wanted = typeof value === 'object' ? attributeOf(principal, Reflect.get(value, 'principal')) : value
    return wanted !== null && row[column] === wanted
  })
}

const attributeOf = ({ userId, attributes }: Principal, name: string): unknown =>
  name === 'userId' ? userId : (attributes[name] ?? null)
