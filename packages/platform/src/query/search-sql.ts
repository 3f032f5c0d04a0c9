import { limits } from 'contract'

/** Of this many newest rows, so many matches make words common: then the newest rows are walked instead of an index of words. */
const SAMPLE = 1_000
const COMMON_FROM = 20
const WALKED = 20_000

/** The parts of a search under one grant; texts over `s` (the search table) and `t` (the base table), both joined by id. */
export type SearchBranch = {
  searchTable: string
  /** The base table with its alias, and the joins that `condition` needs. */
  base: string
  joins: string
  /** Columns of the search table that `match` and `rank` use. */
  columns: readonly string[]
  match: string
  rank: string
  /** Rows of the grant. */
  rows: string
  /** A further filter, or null. */
  condition: string | null
  /** Whether the scopes of the search table alone decide the rows of the grant. */
  isScoped: boolean
  /** Whether many rows are in scope, whoever asks. */
  isWide: boolean
  /** Values of the order asked for, as `, expression as k0` each. */
  keys: string
}

/**
 * The rows that match under one grant, with their rank: `id`, `rank` and the keys of the order.
 *
 * Ranking reads every row it ranks, and common words match most of a large table: so no more than 1,000 matches are
 * ranked, the newest. Rare words come from the index; words that are common among the newest rows are looked for in these
 * alone, because an index of words cannot give the newest first.
 */
export function searchBranchSql(branch: SearchBranch): string {
  const { searchTable, base, columns, match, rank, rows, keys, joins } = branch
  const walks = branch.isWide && branch.isScoped
  const list = ['"Id"', ...columns].map((column) => `n.${column}`).join(', ')
  const newest = (count: number) => `(select ${list} from ${searchTable} n order by n."Id" desc limit ${count}) s`
  const common = `c as materialized (select count(*) >= ${COMMON_FROM} as yes from ${newest(SAMPLE)} where ${match})`
  const isCommon = '(select c.yes from c)'
  const found = (from: string, where: string) => `select s."Id" as id from ${withBase(branch, from)} where ${where}`
  const everyTerm = [match, ...baseTerms(branch)].join(' and ')
  const rare = found(`${searchTable} s`, walks ? `${everyTerm} and not ${isCommon}` : everyTerm)
  // `offset 0` keeps the planner from walking ids backwards until enough match: for a rare word that is the whole table.
  const best = `select r.id from (${rare} offset 0) r order by r.id desc limit ${limits.searchMatches}`
  const walk = `${found(newest(WALKED), `${everyTerm} and ${isCommon}`)} order by s."Id" desc limit ${limits.searchMatches}`
  const ids = walks ? `(${best}) union all (${walk})` : best
  const ranked =
    `select t."Id" as id, ${rank} as rank${keys} from (${ids}) i join ${searchTable} s on s."Id" = i.id` +
    ` join ${base} on t."Id" = i.id${joins} where ${rows}`
  return walks ? `(with ${common} ${ranked})` : `(${ranked})`
}

function withBase({ base, joins, ...branch }: SearchBranch, from: string): string {
  return baseTerms({ base, joins, ...branch }).length === 0 ? from : `${from} join ${base} on t."Id" = s."Id"${joins}`
}

/** Terms that must hold before matches are cut off, or rows of others would push out the caller's own. */
function baseTerms({ isScoped, rows, condition }: SearchBranch): string[] {
  return [...(isScoped ? [] : [rows]), ...(condition === null ? [] : [condition])]
}
