/** Rows sampled from a large table to estimate how often words occur, and where. */
export const SAMPLED = 4_000
/** A prefix found in so many of this many newest rows is common. */
const GLIMPSED = 100
const COMMON_FROM = 10
/** Above this many positions, collecting all words of a prefix takes longer than reading one person's rows. */
const MANY_PLACES = 100_000
/**
 * How many times the cost of a list walk the index of words may cost for each row of a page. High, because the walk assumes evenly spread
 * words: for a word in 1 % of the rows, all of one period, it passes many other rows first.
 */
const LISTED_FROM = 70

/** The words and conditions of a search under one grant; texts over `s` (the search table). */
export type SoughtWords = {
  searchTable: string
  /** The scopes of the grant that the search table holds; empty for none. */
  scopes: readonly string[]
  /** That all words are found. */
  words: string
  /** A match of the last word; a function, because a value may be bound only where it is used. */
  lastWord: () => string
  /** Whether the scope holds many rows for any caller. */
  isWide: boolean
}

/**
 * About {@link SAMPLED} or fewer rows of the search table as `s`, evenly spread and the same ones each time.
 *
 * @param most - in percent of all rows.
 */
export const sampleOf = (searchTable: string, rows: number = SAMPLED, most = 100): string =>
  `${searchTable} s tablesample system (least(${most}, ${100 * rows} / ${rowsOf(searchTable)})) repeatable (0)`

/** Whether a prefix is that of very many words: the index collects them all before it applies the scope. */
export function isBroadStart({ searchTable, lastWord }: SoughtWords): string {
  const newest = `(select n.* from ${searchTable} n order by n."Id" desc limit ${GLIMPSED}) s`
  const isMany = `count(*) * ${rowsOf(searchTable)} >= ${MANY_PLACES * GLIMPSED}`
  return `(select count(*) >= ${COMMON_FROM} and ${isMany} from ${newest} where ${lastWord()})`
}

/** The planner's estimate of a table's rows. */
export const rowsOf = (searchTable: string): string =>
  `(select greatest(1, c.reltuples) from pg_class c where c.oid = '${searchTable}'::regclass)`

/**
 * Conditions under which a row of the base table, `t`, contains the words; exactly one of them applies: by the index of words,
 * or, for words so common that a page fills quickly, row by row in list order.
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
