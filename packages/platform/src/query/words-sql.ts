/** Rows sampled from a large table to estimate how often words occur, and where. */
export const SAMPLED = 4_000
/** Number of newest rows in which the share of a prefix is measured. */
const GLIMPSED = 100
const COMMON_FROM = 10
/** Above this many positions, collecting all words of a prefix takes longer than reading one person's rows. */
const MANY_PLACES = 100_000
/**
 * The index of words may cost this many times as much as a walk in list order. High, because the estimate for the walk assumes evenly
 * spread words: if all matches are of one period, the walk passes many other rows first.
 */
const LISTED_FROM = 70

/** The words and conditions of a search under one grant. The SQL fragments refer to `s`, the search table. */
export type SoughtWords = {
  searchTable: string
  /** The scopes of the grant that the search table holds; empty for none. */
  scopes: readonly string[]
  /** The condition that all words match. */
  words: string
  /** The condition that the last word matches; a function, because only used values may be bound. */
  lastWord: () => string
  /** Whether the scope contains many rows for every caller. */
  isWide: boolean
}

/**
 * A sample of at most about {@link SAMPLED} rows of the search table as `s`: evenly spread, and the same rows each time.
 *
 * @param most - in percent of all rows.
 */
export const sampleOf = (searchTable: string, rows: number = SAMPLED, most = 100): string =>
  `${searchTable} s tablesample system (least(${most}, ${100 * rows} / ${rowsOf(searchTable)})) repeatable (0)`

/** Whether so many words have the prefix that the index is slow: it collects all of them before it applies the scope. */
export function isBroadStart({ searchTable, lastWord }: SoughtWords): string {
  const newest = `(select n.* from ${searchTable} n order by n."Id" desc limit ${GLIMPSED}) s`
  const isMany = `count(*) * ${rowsOf(searchTable)} >= ${MANY_PLACES * GLIMPSED}`
  return `(select count(*) >= ${COMMON_FROM} and ${isMany} from ${newest} where ${lastWord()})`
}

/** The planner's estimate of a table's rows. */
export const rowsOf = (searchTable: string): string =>
  `(select greatest(1, c.reltuples) from pg_class c where c.oid = '${searchTable}'::regclass)`

/**
 * Conditions for rows of the base table, `t`, that contain the words. Exactly one is true at run time: the first uses the index of words;
 * the second checks rows in list order, for words so common that a page fills quickly.
 */
export function listedWords(sought: SoughtWords, limit: string): string[] {
  const { searchTable, scopes, words, isWide } = sought
  const indexed = `t."Id" = any(array(select s."Id" from ${searchTable} s where ${[...scopes, words].join(' and ')}))`
  if (!isWide && scopes.length === 0) return [indexed]
  const isCommon = isWide
    ? `(select count(*) * count(*) > ${LISTED_FROM} * ${limit} from ${sampleOf(searchTable)} where ${words})`
    : isBroadStart(sought)
  return [
    `not ${isCommon} and ${indexed}`,
    `${isCommon} and (select ${words} from ${searchTable} s where s."Id" = t."Id")`,
  ]
}
