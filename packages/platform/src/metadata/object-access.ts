/**
 * A value in the condition of a grant: a constant, or an attribute of the caller. A caller without the attribute (null or absent) does not
 * have the grant.
 */
export type GrantValue = string | number | boolean | { principal: string }

/**
 * What a profile may do with some rows of an object.
 *
 * `rows` is either all rows, or columns of the base table that must all equal the given values. For OR, write a second grant.
 */
export type Grant = {
  /** The grant exists only for callers whose attributes have these values. */
  when?: Readonly<Record<string, string | number | boolean>>
  rows: 'all' | Readonly<Record<string, GrantValue>> | ViaRows
  /** Fields that may be read, or all. `Id`, the system times and the authors of a change are always included. */
  read: 'all' | readonly string[]
  /** Hides `CreatedById` and `LastModifiedById` from the profile. */
  hidesPeople?: true
  /** Fields that an update may set. */
  write?: readonly string[]
  /** Fields that a creation may set. The row must match `rows` after the rules have completed it. */
  create?: readonly string[]
  delete?: boolean
}

/**
 * Rows that are readable through another object: the caller must be able to read the row of `object` whose `field` equals `on` of this row.
 * Grants on `object` that are themselves `via` do not count; `where` further limits them to grants whose rows have these values. Lists
 * start from the other object: give it an index that starts with the columns of its grants, and one on `field`.
 */
export type ViaRows = {
  via: { object: string; field: string; on: string; where?: Readonly<Record<string, GrantValue>> }
}

/** Grants on an object by profile. The object does not exist for a profile without an entry. */
export type ObjectAccess = { object: string; profiles: Readonly<Record<string, readonly Grant[]>> }

export function defineAccess<const T extends Readonly<Record<string, readonly Grant[]>>>(
  object: string,
  profiles: T,
): ObjectAccess {
  return { object, profiles }
}

/** An attribute of the caller as the value of a grant. */
export const own = (attribute: string): GrantValue => ({ principal: attribute })
