import { articleRecordTypes } from 'support'

/** The user who searches. An agent has no account and finds the cases of all accounts and of guests. */
export type BareReader = { isGuest: boolean; accountId: string | null }

/**
 * One search as text search queries. Articles and products are matched by all words together; cases by each word alone, because each may be
 * in the name of a record that the case belongs to.
 */
export type BareWords = { found: string; ranked: string; caseFound: readonly string[]; caseRanked: readonly string[] }

/** Maximum numbers of rows. Texts are read for the first `whole` articles only. */
export type BareLimits = { articles: { whole: number; read: number }; products: number; cases: number }

type Statement = { text: string; values: (words: BareWords, limits: BareLimits) => readonly unknown[] }

/**
 * Hand-written statements that find the same records in the same order as a search of everything by the same reader. The access conditions
 * of the reader are part of their text; they receive the forms of the words, and highlight nothing. `caseWords` runs before `cases`: it
 * looks up the records that the words name, and returns the queries that `cases` takes.
 *
 * @param areRare - reads all matches by the index of words. Without it PostgreSQL chooses, and for rare words of many cases it scans from
 * the newest row on, which takes a hundred times as long.
 */
export function bareSearch(
  reader: BareReader,
  areRare: boolean,
): {
  articles: Statement
  products: Statement
  caseWords: Statement
  cases: { text: string; values: (queries: readonly unknown[], limits: BareLimits) => readonly unknown[] }
} {
  return {
    articles: {
      text: articles(reader, areRare),
      values: ({ found: match, ranked }, { articles: { whole, read } }) => [match, ranked, whole, read],
    },
    products: {
      text: products(reader, areRare),
      values: ({ found: match, ranked }, limits) => [match, ranked, limits.products],
    },
    caseWords: {
      text: caseWords(reader),
      values: ({ caseFound, caseRanked }) => [caseFound, caseRanked],
    },
    cases: { text: cases(reader, areRare), values: (queries, limits) => [...queries, limits.cases] },
  }
}

const WORDS = { query: `to_tsquery('simple', $1)`, ranking: `to_tsquery('simple', $2)` }
/** The queries that `caseWords` returns. */
const CASE_WORDS = { query: '$1::tsquery', ranking: '$2::tsquery' }
type Queries = { query: string; ranking: string }

/** The newest thousand rows with the words. */
function found({ query }: Queries, object: string, vectors: readonly string[], rows: string, areRare: boolean): string {
  const words = vectors.map((vector) => `s.${vector} @@ ${query}`).join(' or ')
  const matches = `select s.* from records."${object}_search" s where (${words})${rows}`
  return `(${areRare ? `select s.* from (${matches} offset 0) s` : matches} order by s."Id" desc limit 1000)`
}

const rank = ({ ranking }: Queries, vectors: readonly string[]): string =>
  vectors.map((vector) => `ts_rank(m.${vector}, ${ranking}, 1)`).join(' + ')

/** Words in the name have a higher rank. */
const nameRank = ({ ranking }: Queries, name: string): string => `ts_rank(search_words(n."${name}"), ${ranking})`

/** Product pages are not listed among the articles. */
const articleRows = (isGuest: boolean): string =>
  ` and s."PublicationStatus" = 'Online'${isGuest ? ' and s."IsPublic"' : ''} and exists (select from records."Knowledge__kav" r
     where r."Id" = s."Id" and r."RecordTypeId" is distinct from '${articleRecordTypes.ProductPage}')`

const articles = ({ isGuest }: BareReader, areRare: boolean): string =>
  `select count(*) over (), k."Id", k."RecordTypeId", k."DataCategories__c", p."Name", p."ItemNumber__c", k."Title", k."UrlName",
     case when row_number() over (order by a.rank desc, a."Id" desc) <= $3 then k."Summary" || k."Content__c" end
   from (select m."Id", ${rank(WORDS, ['article'])} + ${nameRank(WORDS, 'Title')} as rank
     from ${found(WORDS, 'Knowledge__kav', ['article'], articleRows(isGuest), areRare)} m
     join records."Knowledge__kav" n on n."Id" = m."Id") a
   join records."Knowledge__kav" k on k."Id" = a."Id" left join records."Product2" p on p."Id" = k."Product__c" and p."IsActive"
   order by a.rank desc, a."Id" desc limit $4`

const products = (reader: BareReader, areRare: boolean): string =>
  `select n."ItemNumber__c", n."Id", n."Name", n."Description"
   from ${found(WORDS, 'Product2', ['name'], isAgent(reader) ? '' : ' and s."IsActive"', areRare)} m
   join records."Product2" n on n."Id" = m."Id" order by ${rank(WORDS, ['name'])} + ${nameRank(WORDS, 'Name')} desc, n."Id" desc limit $3`

function cases({ accountId }: BareReader, areRare: boolean): string {
  const vectors = accountId === null ? ['"case"', 'guest'] : ['"case"']
  const own = accountId === null ? ' and s."ExportRestricted__c" is not true' : ` and s."AccountId" = '${accountId}'`
  return `select c."Id", c."CaseNumber", c."Subject", c."Description", c."Status", c."LastModifiedDate", p."Name"
   from (select m."Id", ${rank(CASE_WORDS, vectors)} as rank from ${found(CASE_WORDS, 'Case', vectors, own, areRare)} m
     order by rank desc, m."Id" desc limit $3) f
   join records."Case" c on c."Id" = f."Id" left join records."Product2" p on p."Id" = c."ProductId__c" order by f.rank desc, c."Id" desc`
}

/** Queries of all words that match and rank cases: each word in the texts, or as the newest records whose names contain it. */
function caseWords(reader: BareReader): string {
  const own = (column: string) =>
    isAgent(reader) ? 'and not s."ExportRestricted__c"' : `and s."${column}" = '${reader.accountId}'`
  const newest = (object: string, conditions: string, from = '') =>
    `(select s."Id" from records."${object}_search" s${from} where ${conditions} order by s."Id" desc limit 25)`
  const byName = (object: string, vector: string, name: string, rows: string) =>
    newest(
      object,
      `s.${vector} @@ w.found ${rows} and with_stems(search_words(p."${name}")) @@ w.found`,
      ` join records."${object}" p on p."Id" = s."Id"`,
    )
  const named = [
    byName('Product2', 'name', 'Name', isAgent(reader) ? '' : 'and s."IsActive"'),
    byName('Aircraft__c', 'aircraft', 'TailNumber__c', own('AccountId__c')),
    newest('Subscription__c', `s.service @@ w.found ${own('AccountId__c')}`),
    newest('Contact', `s.name @@ w.found ${own('AccountId')}`),
  ]
  const all = (column: string) =>
    `string_agg('(' || concat_ws(' | ', '(' || w.${column}::text || ')', w.ids) || ')', ' & ')`
  return `select ${all('found')}, ${all('ranked')}
   from (select w.*, (select string_agg(quote_literal('#' || n."Id"), ' | ') from (${named.join(' union all ')}) n) as ids
     from (select to_tsquery('simple', w.found) as found, to_tsquery('simple', w.ranked) as ranked
       from unnest($1::text[], $2::text[]) w(found, ranked) offset 0) w offset 0) w`
}

const isAgent = ({ isGuest, accountId }: BareReader): boolean => !isGuest && accountId === null
