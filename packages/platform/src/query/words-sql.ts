/** Rows of a large table that are read to tell how often words stand in it, and where. */
export const SAMPLED = 4_000
/** Of this many newest rows, so many in which the started word is found tell that it is common. */
const GLIMPSED = 100
const COMMON_FROM = 10
/** From so many places on it takes longer to gather all places of a start than to read the rows of a person. */
const MANY_PLACES = 100_000
/** What it takes to come from a match by the index to a row of a list, against passing a row of the list by: for one row of a page. */
const LISTED_FROM = 10

/** Words as they are looked for under one grant; texts over `s` (the search table). */
export type SoughtWords = {
  searchTable: string
  /** The scopes of the grant that the search table holds; empty for none. */
  scopes: readonly string[]
  /** That all words are found. */
  words: string
  /** That the last of the words is found; asked for where it is used, because every value that is bound must be. */
  lastWord: () => string
  /** Whether many rows are in scope, whoever asks. */
  isWide: boolean
}

/** About {@link SAMPLED} rows of the search table as `s`, evenly spread and the same ones each time. */
export const sampleOf = (searchTable: string): string =>
  `${searchTable} s tablesample system (least(100, ${100 * SAMPLED} / ${rowsOf(searchTable)})) repeatable (0)`

/** Whether the start of a word is that of very many: the index of words gathers all of them before it looks whose they are. */
export function isBroadStart({ searchTable, lastWord }: SoughtWords): string {
  const newest = `(select n.* from ${searchTable} n order by n."Id" desc limit ${GLIMPSED}) s`
  const isMany = `count(*) * ${rowsOf(searchTable)} >= ${MANY_PLACES * GLIMPSED}`
  return `(select count(*) >= ${COMMON_FROM} and ${isMany} from ${newest} where ${lastWord()})`
}

/** How many rows a table has, as it is known to the planner. */
const rowsOf = (searchTable: string): string =>
  `(select greatest(1, c.reltuples) from pg_class c where c.oid = '${searchTable}'::regclass)`

/**
 * Conditions under which a row of the base table, `t`, bears the words, of which one at a time lets rows through: by the
 * index of words, or row by row in the order of the list, where the words are so common that a page is full before long.
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
