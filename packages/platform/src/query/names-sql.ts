/** Records that a caller can find by name, under one grant. The SQL fragments refer to `s`, the search table of the object. */
export type NamedRecords = {
  searchTable: string
  /** The vector that holds the name. */
  vector: string
  /** The conditions of the grant on columns of the search table. */
  scopes: readonly string[]
  /** Further conditions on `p`, the base table, for a query of words; null if there are none. */
  base: { table: string; conditions: (words: string) => readonly string[] } | null
}

/**
 * Limits the records of an object whose names match a group of words; the newest win. The index looks up each of their ids at every match.
 */
const MOST_NAMED = 25

/**
 * Extends text search queries by the ids of records whose names match, so that a row also matches by the name of a related record. A row
 * matches if one name has all words, or if each group of words is in its own texts or in a name. Columns: `query` finds rows, `ranking`
 * ranks them.
 *
 * @param finding - the placeholder of the finding queries: all words, then each group if there are several.
 * @param ranked - the placeholder of the ranking queries, in the same order.
 */
export function soughtSql(finding: string, ranked: string, named: readonly NamedRecords[]): string {
  // As text, because PostgreSQL cannot aggregate values of type tsquery. Ids are stored as words by `search_ids`.
  const orNames = (words: string) => `concat_ws(' | ', nullif('(' || ${words} || ')', '()'), g.names)`
  const names = `(select string_agg(quote_literal('#' || n.id), ' | ') from (${named.map(idsSql).join(' union all ')}) n)`
  const terms = `(select w.place, to_tsquery('simple', w.term) as words, to_tsquery('simple', w.ranking) as ranking
    from unnest(${finding}::text[], ${ranked}::text[]) with ordinality w(term, ranking, place)) g`
  // `offset 0` evaluates the names once instead of at each use. A row with all words has each group too, so the first query is left out.
  const own = `case when g.place > 1 or cardinality(${finding}::text[]) = 1 then g.words::text else '' end`
  const each = `(select g.place, ${orNames(own)} as found, ${orNames('g.ranking::text')} as ranked
    from (select g.*, ${names} as names from ${terms} offset 0) g offset 0) f`
  const query = (column: string): string => {
    const term = `'(' || ${column} || ')'`
    const whole = `string_agg(${term}, '') filter (where f.place = 1 and ${column} <> '')`
    // The group with the fewest alternatives comes first: it is the fastest to test and matches the fewest rows.
    const parts = `'(' || string_agg(${term}, ' & ' order by length(${column})) filter (where f.place > 1 and ${column} <> '') || ')'`
    return `nullif(concat_ws(' | ', ${whole}, ${parts}), '')::tsquery`
  }
  return `select ${query('f.found')} as query, ${query('f.ranked')} as ranking from ${each}`
}

/**
 * The ids of the newest records whose names match a group of words. Reads the base table from the newest row on, until enough rows match.
 */
function idsSql({ searchTable, vector, scopes, base }: NamedRecords): string {
  const matching = `select s."Id" as id from ${searchTable} s where ${[`${vector} @@ g.words`, ...scopes].join(' and ')}`
  if (base === null) return `(${matching} order by s."Id" desc limit ${MOST_NAMED})`
  const conditions = base.conditions('g.words').join(' and ')
  return `(select f.id from (${matching} order by s."Id" desc offset 0) f join ${base.table} p on p."Id" = f.id where ${conditions} order by f.id desc limit ${MOST_NAMED})`
}
