import { LIST_CSV_PATH } from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

const UI_API = '/services/data/v65.0/ui-api'

let test: TestServer
let url = ''
let mara: TestClient

beforeAll(async () => {
  test = await startTestServer()
  url = (await test.server.start()).url
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
})
afterAll(() => test.close())

const csv = (
  client: TestClient,
  list: string,
  query: Record<string, string> = {},
  method = 'GET',
): Promise<Response> => {
  const path = LIST_CSV_PATH.replace('{objectApiName}', 'Case').replace('{listViewApiName}', list)
  return fetch(`${url}${path}?${new URLSearchParams(query)}`, { method, headers: { cookie: client.cookie } })
}

const linesOf = async (answer: Response): Promise<string[]> => (await answer.text()).split('\r\n').slice(0, -1)

async function open(Subject: string): Promise<void> {
  const fields = { Subject, Description: 'canarycsv', Impact__c: 'Total Failure', IssueType__c: 'Data' }
  const { status, text } = await mara.ask('POST', `${UI_API}/records`, { payload: { apiName: 'Case', fields } })
  if (status !== 201) throw new Error(text)
}

it('answers every row of a list that the caller may see, in the order, with the columns and in the time zone asked for', async () => {
  await open('=HYPERLINK("https://evil.example","open")')
  await open('Two\nlines, and a "quote"')
  const answer = await csv(mara, 'AllCases', {
    fields: 'CaseNumber,Subject,Status,Product__r.Name,CreatedDate',
    searchTerm: 'canarycsv',
    sortBy: '-CaseNumber',
  })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="All Cases.csv"',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const zone = mara.session?.user.timeZone
  const created = await test.database.query(
    `select "CreatedDate" from records."Case" where "Description" = 'canarycsv' order by "CaseNumber" desc`,
  )
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  const [second, first] = created.rows.map(([at]) => format.format(new Date(String(at))))
  const [head, ...rows] = bytes.toString('utf8').slice(1).split('\r\n')
  expect(head).toBe(`Case number,Subject,Status,Product,Created (${zone})`)
  expect(rows).toEqual([
    expect.stringMatching(new RegExp(`^\\d{8},"Two\\nlines, and a ""quote""",Open,,${second}$`)),
    expect.stringMatching(new RegExp(`^\\d{8},"'=HYPERLINK\\(""https://evil.example"",""open""\\)",Open,,${first}$`)),
    '',
  ])
})

it('goes on over the pages of a long list, and has each row once', async () => {
  const { body } = await mara.ask('GET', `${UI_API}/list-info/Case/AllCases`)
  const columns = (body as { displayColumns: { label: string }[] }).displayColumns.map(({ label }) => label)
  const jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  const ids = new Set((await linesOf(await csv(jonas, 'AllCases', { fields: 'CaseNumber' }))).slice(1))
  const { rows } = await test.database.query('select count(*) from records."Case"')
  expect(ids.size).toBe(Number(rows[0]?.[0]))
  const [head] = await linesOf(await csv(mara, 'AllCases'))
  expect(head?.split(',').length).toBe(columns.length)
})

it('refuses before the first byte what a page of the list refuses', async () => {
  const refused = [
    csv(mara, 'OpenQueue'),
    csv(mara, 'AllCases', { fields: 'Queue__c' }),
    csv(mara, 'AllCases', { fields: 'Status,'.repeat(1_500) }),
    csv(mara, 'AllCases', { sortBy: 'Status,'.repeat(1_500) }),
    csv(mara, 'AllCases', { where: '{' }),
    csv(mara, 'AllCases', { sortBy: 'Description' }),
    fetch(`${url}/lists/Case/AllCases.csv?where=a&where=b`, { headers: { cookie: mara.cookie } }),
    fetch(`${url}/lists/Case/AllCases.csv`),
  ]
  const answers = await Promise.all(refused)
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 400, 400, 400, 400, 401])
  for (const answer of answers) expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

it('writes into the audit log who saved which list, once for each file that was sent', async () => {
  await (await csv(mara, 'MyRecentCases')).text()
  await csv(mara, 'MyRecentCases', {}, 'HEAD')
  const { rows } = await test.database.query(
    `select "ActorId__c", "TargetName__c" from records."AuditEvent__c" where "Kind__c" = 'ListSaved' and "TargetName__c" like '%Recent%'`,
  )
  expect(rows).toEqual([[mara.session?.user.id, 'Case: My Recent Cases']])
})
