/**
 * Counts distinct rows up to a limit.
 *
 * @param branches - the SQL after the select list of each branch, with its limit.
 * @param id - the column by which rows of several branches are deduplicated.
 */
export function countSql(branches: readonly string[], id: string, limit: string): string {
  const [only] = branches
  if (only === undefined) return '0'
  if (branches.length === 1) return `(select count(*) from (select 1 ${only}) c)`
  const each = branches.map((branch) => `(select ${id} ${branch})`)
  return `(select count(*) from (select 1 from (${each.join(' union ')}) u limit ${limit}) c)`
}
