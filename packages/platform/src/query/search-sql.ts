import { limits } from 'contract'
import { isBroadStart, rowsOf, SAMPLED, type SoughtWords, sampleOf } from './words-sql.ts'

/** With this many hits in the sample, the table has at least a thousand matches, with 99 % confidence. */
const ENOUGH_HITS = 10
/** Words are considered rare if no row of a sample of this size has them. Small tables are sampled by percentage. */
const TRIED = 250
const TRIED_PERCENT = 1
/** In a smaller table, reading all matches by the index of words is faster than taking a sample. */
const FEWEST_SAMPLED = 5 * SAMPLED
/** A sample consists of whole pages of neighbouring rows, which are often similar; this margin of rows corrects for it. */
const NEIGHBOURS = 30
/** If enough hits are among this many newest rows of the sample, the newest rows are scanned; `WALKED` limits the scan. */
const WALKED_SAMPLED = 700
const WALKED = 175_000

/** The parts of a search under one grant. The SQL fragments refer to `s` (the search table) and `t` (the base table), joined by id. */
export type SearchBranch = SoughtWords & {
  /** The base table with its alias, and the joins that `condition` needs. */
  base: string
  joins: string
  /** Columns of the search table that `scopes` and `words` use. */
  columns: readonly string[]
  /** The rank of the match, and what a match in the name adds to it, or null. */
  rank: string
  nameRank: string | null
  /** Rows of the grant. */
  rows: string
  /** A further filter, or null; on the search table if that has all columns of the filter, else on the base table. */
  condition: { sql: string; of: 'search' | 'base' } | null
  /** Whether the scopes of the search table alone decide the rows of the grant. */
  isScoped: boolean
  /** Whether so few rows match that all can be read. */
  isRare: boolean
  /** Values of the requested order, as `, expression as k0` each. */
  keys: string
}

/**
 * The rows that match under one grant, with their rank: `id`, `rank` and the keys of the order.
 *
 * Ranking reads every row that it ranks, and common words match most of a large table, so only the newest 1,000 matches are ranked. The
 * strategies differ in speed only; all find the same rows.
 */
export function searchBranchSql(branch: SearchBranch): string {
  const { searchTable, base, rank, nameRank, rows, keys, joins, isScoped } = branch
  const score = nameRank === null ? rank : `${rank} + ${nameRank}`
  const isBaseNeeded = !isScoped || nameRank !== null || keys !== ''
  const withBase = isBaseNeeded ? ` join ${base} on t."Id" = s."Id"${joins} where ${rows}` : ''
  const select = (from: string): string => `select s."Id" as id, ${score} as rank${keys} from ${from}${withBase}`
  if (branch.isRare) return `(${select(`(${newestOfRare(branch)}) s`)})`
  const { parts, ids } = branch.isWide && isScoped ? newestOfMany(branch) : newestOfFew(branch)
  return `(${parts === '' ? '' : `with ${parts} `}${select(`(${ids}) i join ${searchTable} s on s."Id" = i.id`)})`
}

type Found = { parts: string; ids: string }

/**
 * For grants limited to the caller's rows. The index of words also holds the scopes, but it first collects all words with a prefix, in
 * every scope. If there are many, the caller's own rows are scanned instead.
 */
function newestOfFew(branch: SearchBranch): Found {
  const { searchTable, scopes } = branch
  const words = [branch.words, ...inRows(branch, [])]
  const indexed = matchingSql(branch, `${searchTable} s`, [...scopes, ...words])
  if (scopes.length === 0) return { parts: '', ids: newest(indexed) }
  const isBroad = '(select b.yes from broad b)'
  const broad = `broad as materialized (select ${isBroadStart(branch)} as yes)`
  const own = `(select ${columnsOf(branch, 's')} from ${searchTable} s where ${[...scopes, isBroad].join(' and ')} offset 0) s`
  const either = `(${indexed} and not ${isBroad}) union all (${matchingSql(branch, own, words)})`
  return { parts: broad, ids: newest(either) }
}

/**
 * For rare words. The rows include the texts to rank: a second lookup of these would take as long as the search.
 */
function newestOfRare(branch: SearchBranch): string {
  const { searchTable, scopes, words, isWide } = branch
  const terms = [words, ...(isWide ? inRows(branch, scopes) : [...scopes, ...inRows(branch, [])])]
  return newest(matchingSql(branch, `${searchTable} s`, terms, `, ${columnsOf(branch, 's')}`), 'r.*')
}

/** Whether words are common in a large table: at least one row of a small sample has them. */
export function isCommonSql(branch: SearchBranch): string {
  const match = [branch.words, ...inRows(branch, branch.scopes)]
  const sample = sampleOf(branch.searchTable, TRIED, TRIED_PERCENT)
  const isLarge = `${rowsOf(branch.searchTable)} >= ${FEWEST_SAMPLED}`
  return `exists (select from ${sample} where ${isLarge} and ${match.join(' and ')})`
}

/**
 * For common words under a grant of all rows. A sample estimates the row from which on there are enough matches. Words that are common
 * among the newest rows are found by scanning these rows. For other words the index returns all positions, and only rows from the estimated
 * one on are read. If that finds fewer than a thousand matches, all matches are read.
 */
function newestOfMany(branch: SearchBranch): Found {
  const { searchTable, words, scopes } = branch
  const match = [words, ...inRows(branch, scopes)]
  const hits = matchingSql(branch, `(select a.id as "Id" from sampled a where a.hit limit ${2 * SAMPLED}) s`, [])
  const lastHit = `select h.id from (${hits} offset 0) h order by h.id desc offset ${ENOUGH_HITS - 1} limit 1`
  const edge = `coalesce((select a.id from sampled a where a.id < h.id order by a.id desc offset ${NEIGHBOURS} limit 1), '')`
  const passed = '(select count(*) from sampled a where a.id >= h.id)'
  const rows = `${searchTable} n where (select e.walks from edge e) order by n."Id" desc limit ${WALKED}`
  const walked = `(select ${columnsOf(branch, 'n')} from ${rows}) s`
  const parts = [
    `sampled as materialized (select s."Id" as id, ${match.join(' and ')} as hit from ${sampleOf(searchTable)})`,
    `edge as materialized (select ${edge} as id, ${passed} <= ${WALKED_SAMPLED} as walks from (${lastHit}) h)`,
    `near as materialized ((${matchingSql(branch, walked, match)}` +
      ` order by s."Id" desc limit ${limits.searchMatches}) union all (${newest(
        // A separate condition: without it the index would also be read when the newest rows are scanned.
        matchingSql(branch, `${searchTable} s`, [
          ...match,
          's."Id" >= (select e.id from edge e)',
          '(select not e.walks from edge e)',
        ]),
      )}))`,
  ]
  const isEnough = `(select count(*) = ${limits.searchMatches} from near)`
  const all = newest(matchingSql(branch, `${searchTable} s`, [...match, `not ${isEnough}`]))
  return { parts: parts.join(', '), ids: `(select n.id from near n where ${isEnough}) union all (${all})` }
}

/** The newest rows. `offset 0` keeps the planner from scanning all ids backwards until enough rows match. */
const newest = (rows: string, columns = 'r.id'): string =>
  `select ${columns} from (${rows} offset 0) r order by r.id desc limit ${limits.searchMatches}`

const columnsOf = ({ columns }: SearchBranch, alias: string): string =>
  ['"Id"', ...columns].map((column) => `${alias}.${column}`).join(', ')

/**
 * The scopes and the filter, checked row by row in the search table. A condition that most rows meet is expensive in an index and cheap in
 * a row; `is true` keeps the planner from using the index.
 */
function inRows({ condition }: SearchBranch, scopes: readonly string[]): string[] {
  const filter = condition?.of === 'search' ? [condition.sql] : []
  return [...scopes, ...filter].map((term) => `(${term}) is true`)
}

/**
 * The ids, and further columns, of rows that meet the terms. All access conditions apply before the limit; otherwise rows that the caller
 * may not read would take places.
 */
function matchingSql(
  { base, joins, isScoped, rows, condition }: SearchBranch,
  from: string,
  terms: readonly string[],
  columns = '',
): string {
  const baseTerms = [...(isScoped ? [] : [rows]), ...(condition?.of === 'base' ? [condition.sql] : [])]
  const withBase = baseTerms.length === 0 ? from : `${from} join ${base} on t."Id" = s."Id"${joins}`
  return `select s."Id" as id${columns} from ${withBase} where ${[...terms, ...baseTerms].join(' and ') || 'true'}`
}
