import { limits } from 'contract'
import { isBroadStart, rowsOf, SAMPLED, type SoughtWords, sampleOf } from './words-sql.ts'

/** Hits in the sample above which there are a thousand matches, with 99 % confidence. */
const ENOUGH_HITS = 10
/** Words that none of so many sampled rows has are taken for rare; of a smaller table so many in a hundred are enough. */
const TRIED = 250
const TRIED_PERCENT = 1
/** Of a smaller table all matches are read by the index of words, before a sample tells how many there are. */
const FEWEST_SAMPLED = 5 * SAMPLED
/** A sample takes whole pages of neighbouring, often similar rows; this many more lie between two pages. */
const NEIGHBOURS = 30
/** The newest rows are scanned for words that are common among the newest rows of the sample. */
const WALKED_SAMPLED = 700
const WALKED = 175_000

/** The parts of a search under one grant; texts over `s` (the search table) and `t` (the base table), both joined by id. */
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
  /** A further filter, or null: over the search table alone where that has its columns, else over the base table. */
  condition: { sql: string; of: 'search' | 'base' } | null
  /** Whether the scopes of the search table alone decide the rows of the grant. */
  isScoped: boolean
  /** Few enough rows have the words: all matches can be read. */
  isRare: boolean
  /** Values of the requested order, as `, expression as k0` each. */
  keys: string
}

/**
 * The rows that match under one grant, with their rank: `id`, `rank` and the keys of the order.
 *
 * Ranking reads every row it ranks, and common words match most of a large table: so no more than 1,000 matches are ranked, the
 * newest. The strategies differ in speed only; all find the same rows.
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
 * Where the caller's values narrow the rows. The index of words holds the scopes too, but it collects all words with the same
 * prefix first, in every scope: where these are many, the caller's own rows are scanned instead.
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
 * Where the words themselves narrow the rows. They come with the texts to rank, as looking these up again would take as long as finding
 * them.
 */
function newestOfRare(branch: SearchBranch): string {
  const { searchTable, scopes, words, isWide } = branch
  const terms = [words, ...(isWide ? inRows(branch, scopes) : [...scopes, ...inRows(branch, [])])]
  return newest(matchingSql(branch, `${searchTable} s`, terms, `, ${columnsOf(branch, 's')}`), 'r.*')
}

/** Whether words are common in a large table where nothing narrows its rows: some row of a small sample has them. */
export function isCommonSql(branch: SearchBranch): string {
  const match = [branch.words, ...inRows(branch, branch.scopes)]
  const sample = sampleOf(branch.searchTable, TRIED, TRIED_PERCENT)
  const isLarge = `${rowsOf(branch.searchTable)} >= ${FEWEST_SAMPLED}`
  return `exists (select from ${sample} where ${isLarge} and ${match.join(' and ')})`
}

/**
 * Where nothing narrows the rows and the words are common. A sample estimates from which row on enough matches exist. Words that are
 * common among the newest rows are found by scanning these; for others the index of words gives all positions, of which only those from
 * that row on are read. If that yields fewer than a thousand, every match is read.
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

/** The newest of rows; `offset 0` keeps the planner from walking all ids backwards until enough match. */
const newest = (rows: string, columns = 'r.id'): string =>
  `select ${columns} from (${rows} offset 0) r order by r.id desc limit ${limits.searchMatches}`

const columnsOf = ({ columns }: SearchBranch, alias: string): string =>
  ['"Id"', ...columns].map((column) => `${alias}.${column}`).join(', ')

/**
 * Scopes and the filter that are checked in a row of the search table. One that most rows meet is expensive in the index and cheap in a
 * row: `is true` keeps it out of the index.
 */
function inRows({ condition }: SearchBranch, scopes: readonly string[]): string[] {
  const filter = condition?.of === 'search' ? [condition.sql] : []
  return [...scopes, ...filter].map((term) => `(${term}) is true`)
}

/**
 * The ids, and further columns, of rows that meet terms, with the conditions that must apply before the limit, or rows of others would
 * displace the caller's own.
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
