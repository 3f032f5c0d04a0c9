/**
 * Counts rows, each once and no further than a limit.
 *
 * @param branches - what follows the select list of each part, limited already.
 * @param id - the column that identifies a row which two branches return.
 */
export function countSql(branches: readonly string[], id: string, limit: string): string {
  const [only] = branches
  if (only === undefined) return '0'
  if (branches.length === 1) return `(select count(*) from (select 1 ${only}) c)`
  const each = branches.map((branch) => `(select ${id} ${branch})`)
  return `(select count(*) from (select 1 from (${each.join(' union ')}) u limit ${limit}) c)`
}
