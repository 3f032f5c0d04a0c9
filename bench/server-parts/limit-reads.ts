import type { LimitQueries } from './limit-database.ts'
import { choice, type LimitRow, parentOf, plain, recordOf, systemColumns, systemFields, time } from './limit-json.ts'

const recordColumns = `${systemColumns('c')}, c."CaseNumber", c."Subject", c."Description", c."Status", c."Impact__c", c."IssueType__c",
  c."Origin", c."IsEscalated", c."AwaitingCustomer__c", c."IsClosed", c."ContactId", c."AccountId", c."ProductId__c"`

const BY_ID = {
  name: 'limit_by_id',
  text: `select ${recordColumns}, ${systemColumns('a')}, a."Name", ${systemColumns('p')}, p."Name"
    from records."Case" c left join records."Account" a on a."Id" = c."AccountId"
    left join records."Product2" p on p."Id" = c."ProductId__c" where c."Id" = $1`,
}

const listColumns = `${systemColumns('c')}, c."CaseNumber", c."Subject", c."Status", c."Impact__c", c."AwaitingCustomer__c", c."IsEscalated",
  ${systemColumns('p')}, p."Name", ${systemColumns('f')}, f."TailNumber__c", ${systemColumns('u')}, u."ServiceNumber__c",
  ${systemColumns('n')}, n."Name"`

const listed = (condition: string) => `select ${listColumns} from records."Case" c
  left join records."Product2" p on p."Id" = c."ProductId__c" left join records."Aircraft__c" f on f."Id" = c."AircraftId__c"
  left join records."Subscription__c" u on u."Id" = c."SubscriptionId__c" left join records."Contact" n on n."Id" = c."ContactId"
  where c."AccountId" = $1 and c."Status" = any($2) and c."CreatedDate" >= $3${condition}
  order by c."CreatedDate" desc, c."Id" desc`

const FIRST_PAGE = { name: 'limit_first_page', text: `${listed('')} limit $4` }
const LATER_PAGE = {
  name: 'limit_later_page',
  text: `${listed(' and (c."CreatedDate", c."Id") < ($5, $6)')} limit $4`,
}

const SEARCH = {
  name: 'limit_search',
  text: `select ${systemColumns('c')}, c."CaseNumber", c."Subject", c."Description", c."Resolution__c", c."Status", c."Impact__c",
      c."IssueType__c", ${systemColumns('p')}, p."Name", ${systemColumns('n')}, n."Name"
    from (select r."Id", ts_rank(r."case", to_tsquery('simple', $2), 1) as rank from (
        select s."Id", s."case" from records."Case_search" s where s."AccountId" = $1 and s."case" @@ to_tsquery('simple', $2)
        order by s."Id" desc limit 1000) r order by rank desc, r."Id" desc limit $3) m
    join records."Case" c on c."Id" = m."Id" left join records."Product2" p on p."Id" = c."ProductId__c"
    left join records."Contact" n on n."Id" = c."ContactId"
    order by m.rank desc, c."Id" desc`,
}

const COUNT = {
  name: 'limit_count',
  text: `select count(*) from (select 1 from records."Case" c where c."AccountId" = $1 limit $2) m`,
}

/** One case with two parents; null when it does not exist. */
export async function caseById(database: LimitQueries, id: string) {
  const [row] = (await database.query(BY_ID, [id])).rows
  if (row === undefined) return null
  return recordOf('Case', row, 0, {
    CaseNumber: plain(row[6]),
    Subject: plain(row[7]),
    Description: plain(row[8]),
    Status: choice(row[9]),
    Impact__c: choice(row[10]),
    IssueType__c: choice(row[11]),
    Origin: choice(row[12]),
    IsEscalated: plain(row[13]),
    AwaitingCustomer__c: plain(row[14]),
    IsClosed: plain(row[15]),
    ContactId: plain(row[16]),
    AccountId: plain(row[17]),
    ProductId__c: plain(row[18]),
    CreatedDate: time(row[2]),
    SystemModstamp: time(row[5]),
    Account: parentOf('Account', 'Name', row, 19),
    Product__r: parentOf('Product2', 'Name', row, 26),
  })
}

export type ListWanted = { accountId: string; statuses: readonly string[]; since: string; size: number; after: string }

/** A page of the cases of an account, newest first; `after` is the token of the previous page, or `0`. */
export async function casePage(database: LimitQueries, { accountId, statuses, since, size, after }: ListWanted) {
  const first = [accountId, statuses, since, size + 1]
  const { rows } =
    after === '0'
      ? await database.query(FIRST_PAGE, first)
      : await database.query(LATER_PAGE, [
          ...first,
          ...(JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[]),
        ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    records: shown.map(listedCase),
    nextPageToken:
      rows.length > size && last ? Buffer.from(JSON.stringify([last[2], last[0]])).toString('base64url') : null,
  }
}

function listedCase(row: LimitRow) {
  return recordOf('Case', row, 0, {
    CaseNumber: plain(row[6]),
    Subject: plain(row[7]),
    Status: choice(row[8]),
    Impact__c: choice(row[9]),
    AwaitingCustomer__c: plain(row[10]),
    IsEscalated: plain(row[11]),
    ...systemFields(row, 0),
    Product__r: parentOf('Product2', 'Name', row, 12),
    Aircraft__r: parentOf('Aircraft__c', 'TailNumber__c', row, 19),
    Subscription__r: parentOf('Subscription__c', 'ServiceNumber__c', row, 26),
    Contact: parentOf('Contact', 'Name', row, 33),
  })
}

/** The highest-ranked of at most 1,000 cases of an account that contain the words, with the positions of the words. */
export async function foundCases(database: LimitQueries, accountId: string, q: string, size: number) {
  const words = q.toLowerCase().split(' ')
  const query = `${words.join(' & ')}:*`
  const { rows } = await database.query(SEARCH, [accountId, query, size + 1])
  const records = rows.slice(0, size).map((row) => ({
    highlightInfo: highlights(row, words),
    record: recordOf('Case', row, 0, {
      CaseNumber: plain(row[6]),
      Subject: plain(row[7]),
      Status: choice(row[10]),
      Impact__c: choice(row[11]),
      IssueType__c: choice(row[12]),
      ...systemFields(row, 0),
      Product__r: parentOf('Product2', 'Name', row, 13),
      Contact: parentOf('Contact', 'Name', row, 20),
    }),
  }))
  return { records, hasMore: rows.length > size }
}

const SNIPPET = 240
const searched = ['CaseNumber', 'Subject', 'Description', 'Resolution__c']

function highlights(row: LimitRow, words: readonly string[]) {
  const found: Record<string, unknown> = {}
  for (const [index, name] of searched.entries()) {
    const text = row[6 + index]
    if (typeof text !== 'string') continue
    const snippet = text.length <= SNIPPET ? text : snippetAround(text, words)
    const ranges = snippet === null ? [] : rangesIn(snippet, words)
    if (ranges.length > 0) found[name] = { ranges, snippet }
  }
  return found
}

function snippetAround(text: string, words: readonly string[]): string | null {
  const [first] = rangesIn(text, words)
  if (!first) return null
  const from = Math.max(0, first.start - 60)
  const blank = text.indexOf(' ', from)
  const start = from === 0 || blank < 0 || blank - from > 30 ? from : blank + 1
  return text.slice(start, start + SNIPPET)
}

function rangesIn(text: string, words: readonly string[]) {
  const start = words.at(-1) ?? ''
  const ranges: { end: number; start: number }[] = []
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = match[0].toLowerCase()
    if (word.startsWith(start) || words.includes(word))
      ranges.push({ end: match.index + match[0].length, start: match.index })
    if (ranges.length === 20) break
  }
  return ranges
}

/** Number of cases of an account, counted up to `most`. */
export async function caseCount(database: LimitQueries, accountId: string, most: number): Promise<number> {
  return Number((await database.query(COUNT, [accountId, most])).rows[0]?.[0])
}
