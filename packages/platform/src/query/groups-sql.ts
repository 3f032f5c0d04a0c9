type CountedGroups = {
  /** What follows the select list of each part, limited already. */
  branches: readonly string[]
  /** The column that identifies a row which two branches return. */
  id: string
  keys: readonly string[]
  limit: string
}

/** Counts rows in groups, each once and no further than a limit: the count of a group, then its keys. */
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
