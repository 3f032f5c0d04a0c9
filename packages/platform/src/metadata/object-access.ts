/**
 * A value that a grant compares a column with: a constant, or an attribute of the caller. A caller who lacks the attribute
 * (null or absent) does not have the grant.
 */
export type GrantValue = string | number | boolean | { principal: string }

/**
 * What a profile may do with some rows of an object.
 *
 * `rows` is equality of base-table columns, all of which must hold, or every row. There is no OR: write another grant.
 */
export type Grant = {
  /** The grant exists only for callers whose attributes have these values. */
  when?: Readonly<Record<string, string | number | boolean>>
  rows: 'all' | Readonly<Record<string, GrantValue>> | ViaRows
  /** Fields that may be read, or all of them. `Id`, the system times and the people of a change are always included. */
  read: 'all' | readonly string[]
  /** The profile does not see the people who wrote the rows, so that `CreatedById` and `LastModifiedById` are not read either. */
  hidesPeople?: true
  /** Fields that an update may name. */
  write?: readonly string[]
  /** Fields that a create may name; the row as the rules complete it must fall under `rows`. */
  create?: readonly string[]
  delete?: boolean
}

/**
 * Rows that are readable because a row of `object`, whose `field` equals this row's `on`, is readable by the caller through a
 * grant that is not itself `via`. Lists start from the other object: give it an index that starts with the columns of its
 * grants, and one on `field`. `where` takes only the grants there whose rows have these values.
 */
export type ViaRows = {
  via: { object: string; field: string; on: string; where?: Readonly<Record<string, GrantValue>> }
}

/** Grants of one object by profile; a profile that is not named has no rows, and the object does not exist for it. */
export type ObjectAccess = { object: string; profiles: Readonly<Record<string, readonly Grant[]>> }

export function defineAccess<const T extends Readonly<Record<string, readonly Grant[]>>>(
  object: string,
  profiles: T,
): ObjectAccess {
  return { object, profiles }
}

/** A value bound from the caller. */
export const own = (attribute: string): GrantValue => ({ principal: attribute })
