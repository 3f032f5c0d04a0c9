import type { AppModel, ObjectModel } from '../metadata/app-model.ts'
import type { Grant, GrantValue, ViaRows } from '../metadata/object-access.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Scalar } from '../metadata/scalar.ts'
import { alwaysReadable, peopleOfChanges } from '../metadata/system-fields.ts'
import { unknownValues } from './unknown-values.ts'

/** A grant of a caller, with its values resolved for this caller. */
export type HeldGrant = {
  /** Its position in the access file. With the profile, it identifies the SQL of the predicate. */
  readonly index: number
  readonly equalities: readonly { column: string; value: Scalar }[]
  /** The related object through which the rows are readable, with the grant that applies there. */
  readonly via: (ViaRows['via'] & { readonly grant: HeldGrant }) | null
  readonly read: ReadonlySet<string>
  readonly write: ReadonlySet<string>
  readonly create: ReadonlySet<string>
  readonly delete: boolean
  /** Whether a value of the caller, not only a constant, narrows the rows. */
  readonly bounded: boolean
}

/** Everything a caller may do with an object; an object without grants does not exist for the caller. */
export type Grants = {
  readonly object: ObjectModel
  /** Equal keys compile to equal statements. */
  readonly key: string
  readonly held: readonly HeldGrant[]
  /** Fields that at least one grant reads. */
  readonly readable: ReadonlySet<string>
  /** By field, the values hidden from the caller; these read as empty. */
  readonly unknown: ReadonlyMap<string, readonly string[]>
}

/** Finds what a caller may do with an object: null when the object does not exist for the caller. */
export type GrantsOf = (objectApiName: string) => Grants | null

/** Resolves the access files for one caller, object by object at its first use. */
export function grantsOf(app: AppModel, principal: Principal): GrantsOf {
  const resolved = new Map<string, Grants | null>()
  return (objectApiName) => {
    const known = resolved.get(objectApiName)
    if (known !== undefined) return known
    const grants = resolve(app, principal, objectApiName)
    resolved.set(objectApiName, grants)
    return grants
  }
}

/** Grants for everything, for the system: rules, jobs and demo data. */
export function systemGrants(app: AppModel): GrantsOf {
  return (objectApiName) => {
    const object = app.object(objectApiName)
    if (!object) return null
    const all = new Set(object.fields.keys())
    const held: HeldGrant = {
      index: 0,
      equalities: [],
      via: null,
      read: all,
      write: all,
      create: all,
      delete: true,
      bounded: true,
    }
    return { object, key: 'system', held: [held], readable: all, unknown: new Map() }
  }
}

function resolve(app: AppModel, principal: Principal, objectApiName: string): Grants | null {
  const object = app.object(objectApiName)
  if (!object) return null
  const held = app
    .grantsOf(principal.profile, object.apiName)
    .flatMap((grant, index) => hold(app, object, grant, index, principal))
  if (held.length === 0) return null
  const readable = new Set(held.flatMap((grant) => [...grant.read]))
  const key = `${principal.profile}:${held.map((grant) => grant.index).join(',')}`
  return { object, key, held, readable, unknown: unknownValues(object, principal) }
}

/**
 * The caller's grants from one definition: none, one, or one for each grant on the related object.
 */
function hold(app: AppModel, object: ObjectModel, grant: Grant, index: number, principal: Principal): HeldGrant[] {
  const has = (attribute: string) => principal.attributes[attribute] ?? null
  if (Object.entries(grant.when ?? {}).some(([attribute, wanted]) => has(attribute) !== wanted)) return []
  if (!isVia(grant.rows)) {
    const held = holdRows(object, grant, index, principal, grant.rows === 'all' ? {} : grant.rows)
    return held.equalities.some(({ value }) => value === null) ? [] : [held]
  }
  const { via } = grant.rows
  const here = holdRows(object, grant, index, principal, {})
  const there = app.required(via.object)
  return app.grantsOf(principal.profile, there.apiName).flatMap((viaGrant, place) => {
    const accessPaths =
      isVia(viaGrant.rows) || !hasValues(viaGrant.rows, via.where) ? [] : hold(app, there, viaGrant, place, principal)
    return accessPaths.map((grant) => ({ ...here, bounded: grant.bounded, via: { ...via, grant } }))
  })
}

type Equalities = Readonly<Record<string, GrantValue>>

function holdRows(object: ObjectModel, grant: Grant, index: number, principal: Principal, rows: Equalities): HeldGrant {
  const readNames = grant.read === 'all' ? [...object.fields.keys()] : [...grant.read, ...alwaysReadable]
  return {
    index,
    equalities: Object.entries(rows).map(([column, value]) => ({ column, value: valueFor(value, principal) })),
    via: null,
    read: new Set(readNames.filter((name) => object.fields.has(name) && !isHidden(object, grant, name))),
    write: new Set(grant.write),
    create: new Set(grant.create),
    delete: grant.delete ?? false,
    bounded: Object.values(rows).some((value) => typeof value === 'object'),
  }
}

const isHidden = (object: ObjectModel, { hidesPeople }: Grant, name: string): boolean =>
  object.fields.get(name)?.hidden === true || (hidesPeople === true && peopleOfChanges.includes(name))

const hasValues = (rows: 'all' | Equalities, wanted: Equalities = {}): boolean =>
  Object.entries(wanted).every(([column, value]) => rows !== 'all' && rows[column] === value)

function isVia(rows: Grant['rows']): rows is ViaRows {
  return rows !== 'all' && 'via' in rows && typeof rows.via === 'object' && 'object' in rows.via
}

/** The value that a grant or a list view binds: a constant, or an attribute of the caller; null when the caller lacks it. */
export function valueFor(value: GrantValue, principal: Principal): Scalar {
  if (typeof value !== 'object') return value
  if (value.principal === 'userId') return principal.userId
  return principal.attributes[value.principal] ?? null
}

/**
 * Whether a row in memory falls under a grant, by its equality columns. Grants through another object are decided in SQL only,
 * so this is false for them.
 */
export function covers(grant: HeldGrant, value: (column: string) => Scalar): boolean {
  return grant.via === null && grant.equalities.every((equality) => value(equality.column) === equality.value)
}

/**
 * The readable fields of a row in memory, without fields whose value is hidden from the caller; empty for a row under no grant. 'unknown'
 * if a grant goes through another object, because only SQL can decide that.
 */
export function readableIn(
  { held, unknown }: Grants,
  value: (column: string) => Scalar,
): ReadonlySet<string> | 'unknown' {
  if (held.some((grant) => grant.via !== null)) return 'unknown'
  const covering = held.filter((grant) => covers(grant, value))
  const [only] = covering
  const read = covering.length === 1 && only ? only.read : new Set(covering.flatMap((grant) => [...grant.read]))
  const isHidden = (field: string) => unknown.get(field)?.some((hidden) => hidden === value(field)) === true
  return unknown.size === 0 ? read : new Set([...read].filter((field) => !isHidden(field)))
}
