import { afterAll, beforeAll, expect, it } from 'vitest'
import { errorCodeOf } from '../checks/faults.ts'
import type { HttpInput } from '../worlds/http-input.ts'
import { createHttpWorld, type HttpWorld } from '../worlds/http-world.ts'

// What PostgreSQL refuses, breaks on or silently changes: each is refused before, or taken literally, and never an error of ours.
const UI_API = '/services/data/v65.0/ui-api'
const json = { 'content-type': 'application/json' }

let http: HttpWorld

beforeAll(async () => {
  http = await createHttpWorld()
})

afterAll(() => http.close())

type RefusedInput = Omit<HttpInput, 'headers'>

const post = (path: string, body: unknown): RefusedInput => ({
  actor: 'jonas',
  method: 'POST',
  url: UI_API + path,
  payload: JSON.stringify(body),
})
const listed = (body: object, object = 'Case', view = 'AllCases') => post(`/list-records/${object}/${view}`, body)
const alerts = (where: object) => listed({ where }, 'ProductAlert__c', 'AllAlerts')
const articles = (where: object) => listed({ where }, 'Knowledge__kav', 'FeaturedArticles')
const created = (apiName: string, fields: object): RefusedInput => ({
  ...post('/records', { apiName, fields }),
  actor: 'priya',
})
const alert = (fields: object) =>
  created('ProductAlert__c', {
    ...{ Title__c: 'A', ProductId__c: '01t000000000001AAA', Kind__c: 'New data cycle', Body__c: 'b' },
    ...fields,
  })
const article = (fields: object) => created('Knowledge__kav', { Title: 'A', UrlName: 'a', ...fields })
const result = (q: string) => post(`/search/results/keyword?objectApiName=Case&q=${encodeURIComponent(q)}`, {})
const widths = (name: string): RefusedInput => ({
  ...post('/list-preferences/Case/AllCases', { columnWidths: { [name]: 10 } }),
  method: 'PATCH',
})

const rows: readonly (readonly [name: string, input: RefusedInput, status: number, code: string | null])[] = [
  ['NUL in a text to keep', alert({ Title__c: 'a\0b' }), 400, 'INVALID_VALUE'],
  ['half a character in a text to keep', alert({ Title__c: '\ud800' }), 400, 'INVALID_VALUE'],
  ['NUL in a filter', listed({ where: { Subject: { eq: 'a\0b' } } }), 400, 'INVALID_FILTER'],
  ['half a character in a filter', listed({ where: { Subject: { like: '\udfff%' } } }), 400, 'INVALID_FILTER'],
  ['NUL in words to find in a list', listed({ searchTerm: 'a\0b' }), 200, null],
  ['half a character in words to find', listed({ searchTerm: 'a\ud800' }), 200, null],
  ['NUL in a field to sort by', listed({ sortBy: 'Subject\0' }), 400, 'INVALID_FIELD'],
  ['NUL in a page token', listed({ pageToken: '\0' }), 400, 'INVALID_PAGE_TOKEN'],
  ['NUL in a key that is kept as JSON', widths('Subject\0'), 400, 'INVALID_API_INPUT'],
  ['half a character in a key that is kept as JSON', widths('\ud800'), 400, 'INVALID_API_INPUT'],
  ['a pattern that ends in a backslash', listed({ where: { Subject: { like: 'x\\' } } }), 200, null],
  ['a broken regular expression', listed({ where: { Subject: { like: '[[:alpha:' } } }), 200, null],
  ['the grammar of text queries', listed({ searchTerm: '& | ! <-> (a' }), 200, null],
  ['a number beyond its column in a filter', articles({ ViewCount__c: { eq: 1e308 } }), 200, null],
  ['an address that is a script', article({ Download_URL__c: 'javascript:alert(1)' }), 400, 'INVALID_VALUE'],
  ['an address that contains a whole page', article({ Download_URL__c: 'data:text/html,x' }), 400, 'INVALID_VALUE'],
  ['an address without encryption', article({ Download_URL__c: 'http://evil.example/x' }), 400, 'INVALID_VALUE'],
  ['an address of this site alone', article({ Download_URL__c: '//evil.example/x' }), 400, 'INVALID_VALUE'],
  ['a number beyond its column to keep', article({ DurationSeconds__c: 99_999_999_999 }), 400, 'INVALID_VALUE'],
  ['an integer beyond 64 bits as page size', listed({ pageSize: 2 ** 63 }), 400, 'NUMBER_OUTSIDE_VALID_RANGE'],
  ['a negative page size', listed({ pageSize: -1 }), 400, 'NUMBER_OUTSIDE_VALID_RANGE'],
  ['a far day in a filter', alerts({ EffectiveDate__c: { gt: '294277-01-01' } }), 400, 'INVALID_FILTER'],
  ['a year that does not exist', alerts({ EffectiveDate__c: { gt: '0000-01-01T00:00:00Z' } }), 400, 'INVALID_FILTER'],
  ['the end of all years', alerts({ EffectiveDate__c: { lt: '9999-12-31T23:59:59-23:00' } }), 400, 'INVALID_FILTER'],
  ['an endless time in a filter', alerts({ EffectiveDate__c: { lt: 'infinity' } }), 400, 'INVALID_FILTER'],
  ['an endless time to keep', alert({ EffectiveDate__c: 'infinity' }), 400, 'INVALID_VALUE'],
  ['the year 0 to keep', alert({ EffectiveDate__c: '0000-01-01T00:00:00Z' }), 400, 'INVALID_VALUE'],
  ['the year 10000 to keep', alert({ EffectiveDate__c: '9999-12-31T23:59:59-23:00' }), 400, 'INVALID_VALUE'],
  ['a day that does not exist', alert({ EffectiveDate__c: '2026-02-30T00:00:00Z' }), 400, 'INVALID_VALUE'],
  [
    'JSON of 200,000 levels',
    {
      actor: 'jonas',
      method: 'POST',
      url: `${UI_API}/records`,
      payload: `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
    },
    400,
    'INVALID_API_INPUT',
  ],
  ['a filter of 2,000 levels', listed({ where: nested(2_000) }), 400, 'QUERY_TOO_COMPLICATED'],
  ['a text longer than an index takes', alert({ AiracCycle__c: 'x'.repeat(10_000) }), 400, 'STRING_TOO_LONG'],
  ['a key of 100,000 characters', alert({ ['k'.repeat(100_000)]: 'x' }), 400, 'INVALID_API_INPUT'],
  ['70,000 values', listed({ where: { Id: { in: Array(70_000).fill('a') } } }), 400, 'INVALID_API_INPUT'],
  [
    'a key that reaches a prototype',
    { ...alert({}), payload: '{"apiName":"Case","fields":{"__proto__":{"a":1}}}' },
    400,
    'INVALID_API_INPUT',
  ],
  ['words longer than a search takes', result('x '.repeat(150)), 400, 'ILLEGAL_QUERY_PARAMETER_VALUE'],
]

function nested(depth: number): unknown {
  return JSON.parse(`${'{"not":'.repeat(depth)}{}${'}'.repeat(depth)}`)
}

it.each(rows)('%s', async (_, input, status, code) => {
  const answer = await http.ask({ headers: json, ...input })
  expect({ status: answer.status, code: errorCodeOf(answer.body) }).toEqual({ status, code })
})
