/** Records that a caller can find by their name, under one grant; texts over `s`, the search table of their object. */
export type NamedRecords = {
  searchTable: string
  /** The vector that holds the name. */
  vector: string
  /** The rows of the grant, as far as the search table knows them. */
  scopes: readonly string[]
  /** Further conditions over `p`, the base table, for the words that are to be found; null where there are none. */
  base: { table: string; conditions: (words: string) => readonly string[] } | null
}

/**
 * Records of a kind that one group of words is taken to name; where more names have the words, the newest. The index of words takes
 * time for each of them at each match.
 */
const MOST_NAMED = 25

/**
 * Words to find as text search queries, in which words also stand for the records whose names have them: `query` finds, `ranking` ranks.
 * A match has all words in one name, or each group of words in its own texts or in a name.
 *
 * @param found - the placeholder of the queries that find: all words, then, where there are several, each group.
 * @param ranked - the placeholder of the queries that rank, in the same places.
 */
export function soughtSql(finding: string, ranked: string, named: readonly NamedRecords[]): string {
  // Written as text: PostgreSQL has no aggregate of queries. The words of ids are those of `search_ids`.
  const orNames = (words: string) => `concat_ws(' | ', nullif('(' || ${words} || ')', '()'), g.names)`
  const names = `(select string_agg(quote_literal('#' || n.id), ' | ') from (${named.map(idsSql).join(' union all ')}) n)`
  const terms = `(select w.place, to_tsquery('simple', w.term) as words, to_tsquery('simple', w.ranking) as ranking
    from unnest(${finding}::text[], ${ranked}::text[]) with ordinality w(term, ranking, place)) g`
  // `offset 0` lets the names be looked up once, not at each use of the column. Rows with all words have each group of them.
  const own = `case when g.place > 1 or cardinality(${finding}::text[]) = 1 then g.words::text else '' end`
  const each = `(select g.place, ${orNames(own)} as found, ${orNames('g.ranking::text')} as ranked
    from (select g.*, ${names} as names from ${terms} offset 0) g offset 0) f`
  const query = (column: string): string => {
    const term = `'(' || ${column} || ')'`
    const whole = `string_agg(${term}, '') filter (where f.place = 1 and ${column} <> '')`
    // A row that lacks one group is left at it: the one with the fewest alternatives comes first, as it is found least and tried fastest.
    const parts = `'(' || string_agg(${term}, ' & ' order by length(${column})) filter (where f.place > 1 and ${column} <> '') || ')'`
    return `nullif(concat_ws(' | ', ${whole}, ${parts}), '')::tsquery`
  }
  return `select ${query('f.found')} as query, ${query('f.ranked')} as ranking from ${each}`
}

/** The ids of the newest records whose names have the words of a group. The base table is read from the newest on, until enough match. */
function idsSql({ searchTable, vector, scopes, base }: NamedRecords): string {
  const matching = `select s."Id" as id from ${searchTable} s where ${[`${vector} @@ g.words`, ...scopes].join(' and ')}`
  if (base === null) return `(${matching} order by s."Id" desc limit ${MOST_NAMED})`
  const conditions = base.conditions('g.words').join(' and ')
  return `(select f.id from (${matching} order by s."Id" desc offset 0) f join ${base.table} p on p."Id" = f.id where ${conditions} order by f.id desc limit ${MOST_NAMED})`
}
