import type { HttpAnswer, HttpClient, HttpRequest } from './http-client.ts'
import { benchmarkAccountId } from './seeded-database.ts'
import { type CasesAtHand, COUNTED, FAR_PAGE, listStatuses, PAGE_SIZE, SINCE, type Work } from './work.ts'

/** A workload as requests to a peer. */
export type PeerWork = Pick<Work, 'requests' | 'check'>

const system = 'rowId _version createdDate lastModifiedDate lastModifiedById systemModstamp'
const fifteen = `${system} caseNumber subject description status impactC issueTypeC origin isEscalated awaitingCustomerC isClosed
  contactId accountId productIdC`

const RECORD = `query ($id: String!) { caseByRowId(rowId: $id) {
  ${fifteen} accountByAccountId { ${system} name } product2ByProductIdC { ${system} name } } }`

const LIST = `query ($account: String!, $statuses: [String], $since: String, $size: Int!, $after: Cursor) {
  allCases(condition: { accountId: $account, statusIn: $statuses, createdSince: $since }, orderBy: [CREATED_DATE_DESC, PRIMARY_KEY_DESC], first: $size, after: $after) {
    nodes { ${system} caseNumber subject status impactC awaitingCustomerC isEscalated
      product2ByProductIdC { ${system} name } aircraftCByAircraftIdC { ${system} tailNumberC } }
    pageInfo { hasNextPage endCursor } } }`

const SEARCH = `query ($words: String!, $size: Int!) {
  allCases(condition: { words: $words }, orderBy: [PRIMARY_KEY_DESC], first: $size) {
    nodes { ${system} caseNumber subject description resolutionC status impactC issueTypeC product2ByProductIdC { ${system} name } } } }`

const COUNT = 'query ($account: String!) { allCases(condition: { accountId: $account }) { totalCount } }'

const written = `${fifteen} createdById aircraftIdC subscriptionIdC airacCycleC ownerId resolutionC parentId closedDate lastCommentDateC`
const CREATE = `mutation ($case: CaseInput!) { createCase(input: { case: $case }) { case { ${written} } } }`
const UPDATE = `mutation ($id: String!, $patch: CasePatch!) { updateCaseByRowId(input: { rowId: $id, casePatch: $patch }) { case { ${written} } } }`

type Answered = { data?: Record<string, unknown> | null; errors?: unknown[] }
type Page = { nodes: unknown[]; pageInfo: { endCursor: string } }

/** The workloads that PostGraphile supports too, by name. It has no access rules, case numbers, history, mail or live events. */
export function postgraphileWorks({ ofAccount, open }: CasesAtHand): ReadonlyMap<string, PeerWork> {
  const record = turnsOf(ofAccount)
  const rare = turnsOf(ofAccount)
  const changed = turnsOf([...open.keys()])
  let created = 0
  const search = (words: string) => request(SEARCH, { words, size: 26 })
  return new Map([
    ['Record by id, 15 fields + 2 parents', work(() => request(RECORD, { id: record() }), 'caseByRowId')],
    [`List of ${PAGE_SIZE}`, work(() => listRequest(null), 'allCases', isFullPage)],
    [
      `Page ${FAR_PAGE} of it`,
      { ...work(() => listRequest(null), 'allCases', isFullPage), requests: async (client) => pageRequests(client) },
    ],
    [
      'Search, two words',
      work(
        () => search('approach & chart:*'),
        'allCases',
        ({ nodes }) => nodes.length === 26,
      ),
    ],
    [
      'Search, a rare word',
      work(
        () => search(`reference & ${Number(rare().slice(3, 15))}:*`),
        'allCases',
        ({ nodes }) => nodes.length > 0,
      ),
    ],
    [
      `Count of the cases of an account, ${COUNTED} at most`,
      work(() => request(COUNT, { account: benchmarkAccountId }), 'allCases'),
    ],
    ['Create a case', work(() => request(CREATE, { case: newCase(++created) }), 'createCase')],
    [
      'Update one field, version checked',
      work(
        () => request(UPDATE, { id: changed(), patch: { airacCycleC: String(2600 + (created++ % 99)) } }),
        'updateCaseByRowId',
      ),
    ],
  ])
}

function work(next: () => HttpRequest, field: string, isWhole: (page: Page) => boolean = () => true): PeerWork {
  return { requests: async () => next, check: (answer) => void answered(answer, field, isWhole) }
}

function answered({ status, text }: HttpAnswer, field: string, isWhole: (page: Page) => boolean = () => true): Page {
  const { data, errors } = JSON.parse(text) as Answered
  const part = data?.[field] as Page | null | undefined
  if (status !== 200 || errors || !part || !isWhole(part))
    throw new Error(`PostGraphile answers: ${text.slice(0, 500)}`)
  return part
}

const isFullPage = ({ nodes }: Page): boolean => nodes.length === PAGE_SIZE

const request = (query: string, variables: Readonly<Record<string, unknown>>): HttpRequest => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ query, variables }),
})

const listRequest = (after: string | null): HttpRequest =>
  request(LIST, { account: benchmarkAccountId, statuses: listStatuses, since: SINCE, size: PAGE_SIZE, after })

async function pageRequests(client: HttpClient): Promise<() => HttpRequest> {
  let after: string | null = null
  for (let passed = 1; passed < FAR_PAGE; passed++) {
    after = answered(await client.ask(listRequest(after)), 'allCases', isFullPage).pageInfo.endCursor
  }
  return () => listRequest(after)
}

function newCase(number: number) {
  const at = new Date().toISOString()
  const id = `5019${String(number).padStart(11, '0')}AAA`
  return {
    rowId: id,
    ...{ createdDate: at, lastModifiedDate: at, systemModstamp: at },
    caseNumber: `P${String(number).padStart(7, '0')}`,
    subject: `The benchmark reports problem ${number}`,
    description:
      'The unit restarts when the new cycle is loaded, and the page of the chart stays empty until the next start.',
    ...{
      status: 'Open',
      impactC: 'Minor Degradation',
      issueTypeC: 'Product',
      origin: 'Web',
      queueC: 'Product Support',
    },
    ...{ productIdC: '01t000000000002AAA', contactId: '003000000000001AAA', accountId: benchmarkAccountId },
  }
}

function turnsOf(ids: readonly string[]): () => string {
  let turn = 0
  return () => ids[turn++ % ids.length] ?? ''
}
