import { AppError } from 'contract'
import type { ObjectModel } from '../metadata/app-model.ts'
import { labelOf } from '../metadata/label-of.ts'
import type { Principal } from '../metadata/principal.ts'
import type { Row } from '../metadata/scalar.ts'
import { covers, type Grants, type GrantsOf, type HeldGrant } from './grants.ts'
import { unknownField } from './unknown-field.ts'

/** The second check of the gate, after the rules have completed the row. */
export type AuthorisedWrite = { object: ObjectModel; check: (after: Row) => void }

/** Whether the caller can read a row, and whether a row that the caller may not change is frozen; see `frozen` of objects. */
export type SeenRow = { isReadable: boolean; isFrozen: boolean }

/**
 * The gate for creations: the object must exist for the caller, and one grant must allow all sent fields and cover the completed row.
 *
 * @throws AppError `INVALID_TYPE`, `INVALID_FIELD`, `INSUFFICIENT_ACCESS`, `FIELD_NOT_WRITEABLE`.
 */
export function authoriseCreate(grantsOf: GrantsOf, objectApiName: string, names: readonly string[]): AuthorisedWrite {
  const grants = grantsOf(objectApiName)
  if (!grants) throw new AppError('INVALID_TYPE', { object: objectApiName.slice(0, 80) })
  refuseUnknown(grants, names, (grant) => grant.create)
  const creating = grants.held.filter((grant) => grant.create.size > 0)
  if (creating.length === 0) throw new AppError('INSUFFICIENT_ACCESS')
  const fitting = creating.filter((grant) => names.every((name) => grant.create.has(name)))
  if (fitting.length === 0)
    throw notWriteable(grants.object, names, (name) => creating.some((grant) => grant.create.has(name)))
  return {
    object: grants.object,
    check: (after) => {
      if (!fitting.some((grant) => covers(grant, (column) => after.get(column) ?? null))) {
        throw new AppError('INSUFFICIENT_ACCESS')
      }
    },
  }
}

/** Grants that let the caller change or delete rows: only rows under them are locked for a write. */
export const updatingGrants = ({ held }: Grants): readonly HeldGrant[] => held.filter(({ write }) => write.size > 0)
export const deletingGrants = ({ held }: Grants): readonly HeldGrant[] => held.filter((grant) => grant.delete)

/**
 * The gate for updates of a row that is already locked.
 *
 * @throws AppError `NOT_FOUND` when no grant reads the row, `INSUFFICIENT_ACCESS` when it can be read but not changed, or the code of the
 * object if it is frozen, `INVALID_FIELD`, `FIELD_NOT_WRITEABLE`.
 */
export function authoriseUpdate(
  grants: Grants,
  before: Row,
  { isReadable, isFrozen }: SeenRow,
  names: readonly string[],
): AuthorisedWrite {
  if (!isReadable) throw new AppError('NOT_FOUND')
  refuseUnknown(grants, names, (grant) => grant.write)
  const writing = updatingGrants(grants).filter((grant) => covers(grant, (column) => before.get(column) ?? null))
  const { frozen } = grants.object
  if (writing.length === 0) throw new AppError(isFrozen && frozen ? frozen.code : 'INSUFFICIENT_ACCESS')
  if (!writing.some((grant) => names.every((name) => grant.write.has(name)))) {
    throw notWriteable(grants.object, names, (name) => writing.some((grant) => grant.write.has(name)))
  }
  return {
    object: grants.object,
    check: (after) => {
      // A change must not make the row invisible to the caller.
      if (!grants.held.some((grant) => covers(grant, (column) => after.get(column) ?? null))) {
        throw new AppError('INSUFFICIENT_ACCESS')
      }
    },
  }
}

/**
 * The gate for deletions of a row that is already locked.
 *
 * @throws AppError `NOT_FOUND` when no grant reads the row, `INSUFFICIENT_ACCESS` when none deletes it.
 */
export function authoriseDelete(grants: Grants, before: Row, isReadable: boolean): void {
  if (!isReadable) throw new AppError('NOT_FOUND')
  if (!deletingGrants(grants).some((grant) => covers(grant, (column) => before.get(column) ?? null))) {
    throw new AppError('INSUFFICIENT_ACCESS')
  }
}

/**
 * The gate for a new version of a file. Every reader of one of its links gets the version, so the caller must be allowed to create each of
 * these links. Links for internal users are skipped for other callers, for whom they do not exist.
 *
 * @param grants - those of the caller on links; null where links do not exist for the caller.
 * @throws AppError `INSUFFICIENT_ACCESS`.
 */
export function authoriseNewVersion(
  grants: Grants | null,
  principal: Pick<Principal, 'internal'>,
  links: readonly Row[],
): void {
  const creating = grants?.held.filter(({ create }) => create.size > 0) ?? []
  for (const link of links) {
    if (!principal.internal && link.get('Visibility') === 'InternalUsers') continue
    const isAllowed = creating.some((grant) => covers(grant, (column) => link.get(column) ?? null))
    if (!isAllowed) throw new AppError('INSUFFICIENT_ACCESS')
  }
}

/**
 * The gate for checks before saving, such as the search for duplicates: the object and the named fields must exist for the caller, and the
 * caller must be allowed to set each of these fields.
 *
 * @throws AppError `INVALID_TYPE`, `INVALID_FIELD`, `FIELD_NOT_WRITEABLE`.
 */
export function knownForSaving(grantsOf: GrantsOf, objectApiName: string, names: readonly string[]): Grants {
  const grants = grantsOf(objectApiName)
  if (!grants) throw new AppError('INVALID_TYPE', { object: objectApiName.slice(0, 80) })
  const settable = new Set(grants.held.flatMap((grant) => [...grant.create, ...grant.write]))
  refuseUnknown(grants, names, () => settable)
  if (!names.every((name) => settable.has(name))) throw notWriteable(grants.object, names, (name) => settable.has(name))
  return grants
}

function refuseUnknown(
  grants: Grants,
  names: readonly string[],
  writable: (grant: Grants['held'][number]) => ReadonlySet<string>,
): void {
  for (const name of names) {
    const isKnown = grants.readable.has(name) || grants.held.some((grant) => writable(grant).has(name))
    if (!isKnown) throw unknownField(grants.object, name, { isWritten: true })
  }
}

function notWriteable(object: ObjectModel, names: readonly string[], isWriteable: (name: string) => boolean): AppError {
  const field = names.find((name) => !isWriteable(name)) ?? names[0] ?? ''
  return new AppError('FIELD_NOT_WRITEABLE', { field, label: labelOf(object, field) }, { field })
}
