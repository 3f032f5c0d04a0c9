/** Whose rows a bare search looks through; without an account all cases. */
export type BareReader = { isGuest: boolean; accountId: string | null }

/** The best of the newest thousand with the words; words in the name count more. */
const found = (object: string, vector: string, name: string, rows: string): string =>
  `select m."Id", ts_rank(m.${vector}, q.query, 1) + ts_rank(search_words(n."${name}"), q.query) as rank
   from q, lateral (select s."Id", s.${vector} from records."${object}_search" s
     where s.${vector} @@ q.query${rows} order by s."Id" desc limit 1000) m join records."${object}" n on n."Id" = m."Id" order by rank desc`

const articles = ({ isGuest }: BareReader): string =>
  `select count(*) over (), k."Id", k."RecordTypeId", k."DataCategories__c", p."Name", p."ItemNumber__c",
     case when row_number() over (order by a.rank desc, k."Id" desc) <= $2 then k."Title" || k."Summary" || k."Content__c" end
   from (${found('Knowledge__kav', 'article', 'Title', ` and s."PublicationStatus" = 'Online'${isGuest ? ' and s."IsPublic"' : ''}`)}) a
   join records."Knowledge__kav" k on k."Id" = a."Id" left join records."Product2" p on p."Id" = k."Product__c"
   order by a.rank desc, k."Id" desc limit $3`

const products = `select p."Id", p."ItemNumber__c", p."Name", p."Description"
   from (${found('Product2', 'name', 'Name', ' and s."IsActive"')} limit $2) f join records."Product2" p on p."Id" = f."Id"`

const cases = ({ accountId }: BareReader): string =>
  `select c."Id", c."CaseNumber", c."Subject", c."Description", c."Status", c."LastModifiedDate", p."Name"
   from (${found('Case', '"case"', 'CaseNumber', accountId === null ? '' : ` and s."AccountId" = '${accountId}'`)} limit $2) f
   join records."Case" c on c."Id" = f."Id" left join records."Product2" p on p."Id" = c."ProductId__c"`

/** Hand-written statements that find what a search of everything shows: in the same order, without forms of words, access rules or places of words. */
export function bareSearch(reader: BareReader): Readonly<Record<'articles' | 'products' | 'cases', string>> {
  const query = `with q as (select to_tsquery('simple', $1) as query) `
  return { articles: query + articles(reader), products: query + products, cases: query + cases(reader) }
}
