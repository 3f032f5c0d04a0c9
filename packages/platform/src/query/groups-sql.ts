type CountedGroups = {
  /** The SQL after the select list of each branch, with its limit. */
  branches: readonly string[]
  /** The column by which rows of several branches are deduplicated. */
  id: string
  keys: readonly string[]
  limit: string
}

/** Counts distinct rows per group, up to a limit. Columns: the count, then the keys of the group. */
export function groupsSql({ branches, id, keys, limit }: CountedGroups): string {
  const values = keys.map((key, index) => `${key} as k${index}`).join(', ')
  const names = keys.map((_, index) => `u.k${index}`).join(', ')
  const [only] = branches
  const rows =
    branches.length === 1
      ? `select ${values} ${only}`
      : `select * from (${branches.map((branch) => `(select ${id} as id, ${values} ${branch})`).join(' union ')}) r limit ${limit}`
  return `select count(*), ${names} from (${rows}) u group by ${names}`
}
