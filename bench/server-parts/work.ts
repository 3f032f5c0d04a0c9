import { UI_API } from 'contract'
import type { HttpAnswer, HttpClient, HttpRequest } from './http-client.ts'
import { benchmarkAccountId } from './seeded-database.ts'

/** A workload of both product and limit. */
export type Work = {
  name: string
  /** Maximum cost of the product, as a multiple of the limit. */
  share: number
  /** The user of the product who sends the requests. */
  as: 'customer' | 'agent'
  writes: boolean
  /** Returns the requests for one of the two servers; called once for each before anything is measured. */
  requests(client: HttpClient): Promise<() => HttpRequest>
  /**
   * Checks the answer of each request, and keeps the values that the next request depends on.
   *
   * @throws Error for an answer that is not the expected one.
   */
  check(answer: HttpAnswer): void
  /** The part of an answer that must be equal on both servers. */
  comparable(answer: unknown): unknown
}

/** Rows of a page, the number of the distant page, and the statuses and first date of the listed cases. */
export const PAGE_SIZE = 50
export const FAR_PAGE = 100
export const listStatuses = ['Open', 'In-Progress', 'Pending Engineering', 'Resolved', 'Closed']
export const SINCE = '2020-01-01T00:00:00.000Z'

/** Counts stop at this number. */
export const COUNTED = 2_000

const fifteen = [
  'CaseNumber',
  'Subject',
  'Description',
  'Status',
  'Impact__c',
  'IssueType__c',
  'Origin',
  'IsEscalated',
  'AwaitingCustomer__c',
  'IsClosed',
  'ContactId',
  'AccountId',
  'ProductId__c',
  'CreatedDate',
  'SystemModstamp',
]
const recordFields = [...fifteen, 'Account.Name', 'Product__r.Name'].map((name) => `Case.${name}`).join(',')

/** Cases for the workloads, by id: those of the benchmark account, and open ones of many accounts with their versions. */
export type CasesAtHand = { ofAccount: readonly string[]; open: ReadonlyMap<string, number> }

type Listed = { records: { id: string }[]; nextPageToken: string | null; count: number }

/** All workloads. */
export function works({ ofAccount, open }: CasesAtHand): Work[] {
  return [
    read('Record by id, 15 fields + 2 parents', 2, async () =>
      turns(ofAccount, (id) => ({ method: 'GET', path: `${UI_API}/records/${id}?fields=${recordFields}` })),
    ),
    { ...read(`List of ${PAGE_SIZE}`, 1.5, async () => () => listRequest('0')), comparable: recordsOf },
    {
      ...read(`Page ${FAR_PAGE} of it`, 1.5, async (client) => {
        const pageToken = await tokenOfPage(client, FAR_PAGE)
        return () => listRequest(pageToken)
      }),
      comparable: recordsOf,
    },
    { ...read('Search, two words', 1.5, async () => () => searchRequest('approach chart')), comparable: countOf },
    {
      ...read('Search, a rare word', 1.5, async () =>
        // A case number is no start of a name of a product, an aircraft or a service, which the limit does not look for.
        turns(ofAccount, (id) => searchRequest(`reference ${10_000_000 + Number(id.slice(3, 15))}`)),
      ),
      comparable: recordsOf,
    },
    {
      ...read(`Count of the cases of an account, ${COUNTED} at most`, 1.3, async () => () => ({
        method: 'GET',
        path: `${UI_API}/related-list-count/${benchmarkAccountId}/Cases?maxCount=${COUNTED}`,
      })),
      comparable: withoutTag,
    },
    creation,
    update(open),
  ]
}

function read(name: string, share: number, requests: Work['requests']): Work {
  return {
    name,
    share,
    as: 'customer',
    writes: false,
    requests,
    check: expects(200),
    comparable: (answer) => answer,
  }
}

const creation: Work = {
  name: 'Create a case',
  share: 1.5,
  as: 'customer',
  writes: true,
  requests: async () => {
    let number = 0
    return () => {
      const fields = {
        Subject: `The benchmark reports problem ${++number}`,
        Description:
          'The unit restarts when the new cycle is loaded, and the page of the chart stays empty until the next start.',
        Impact__c: 'Minor Degradation',
        IssueType__c: 'Product',
        ProductId__c: '01t000000000002AAA',
      }
      return { method: 'POST', path: `${UI_API}/records`, body: JSON.stringify({ apiName: 'Case', fields }) }
    }
  },
  check: expects(201),
  comparable: fieldNamesOf,
}

/** Updates cases in rotation, each with the version from the last answer about it. */
function update(open: CasesAtHand['open']): Work {
  const waiting = [...open]
  let turn = 0
  return {
    name: 'Update one field, version checked',
    share: 1.5,
    as: 'agent',
    writes: true,
    requests: async () => () => {
      const [id, version] = waiting.shift() ?? ['', 0]
      const body = JSON.stringify({ fields: { AiracCycle__c: String(2600 + (turn++ % 99)) } })
      return { method: 'PATCH', path: `${UI_API}/records/${id}`, body, headers: { 'if-match': String(version) } }
    },
    check: (answer) => {
      expects(200)(answer)
      const { id, weakEtag } = JSON.parse(answer.text) as { id: string; weakEtag: number }
      waiting.push([id, weakEtag])
    },
    comparable: fieldNamesOf,
  }
}

function expects(status: number): Work['check'] {
  return (answer) => {
    if (answer.status !== status) throw new Error(`The answer is ${answer.status}: ${answer.text.slice(0, 500)}`)
  }
}

function turns<T>(items: readonly T[], request: (item: T) => HttpRequest): () => HttpRequest {
  let turn = 0
  return () => {
    const item = items[turn++ % items.length]
    if (item === undefined) throw new Error('There is nothing to ask for')
    return request(item)
  }
}

function listRequest(pageToken: string): HttpRequest {
  const where = {
    and: [{ Status: { in: listStatuses } }, { CreatedDate: { gte: { value: SINCE } } }],
  }
  const body = JSON.stringify({ pageSize: PAGE_SIZE, pageToken, sortBy: '-CreatedDate', where })
  return { method: 'POST', path: `${UI_API}/list-records/Case/AllCases`, body }
}

async function tokenOfPage(client: HttpClient, page: number): Promise<string> {
  let token = '0'
  for (let passed = 1; passed < page; passed++) {
    const answer = await client.ask(listRequest(token))
    expects(200)(answer)
    const { nextPageToken, count } = JSON.parse(answer.text) as Listed
    if (nextPageToken === null || count !== PAGE_SIZE) throw new Error(`The list ends on page ${passed}`)
    token = nextPageToken
  }
  return token
}

function searchRequest(q: string): HttpRequest {
  const path = `${UI_API}/search/results/keyword?objectApiName=Case&q=${encodeURIComponent(q)}`
  return { method: 'POST', path, body: JSON.stringify({ pageSize: 25 }) }
}

const recordsOf = (answer: unknown): unknown => (answer as Listed).records

const countOf = (answer: unknown): unknown => (answer as Listed).count

// The limit computes no digest of its answer.
function withoutTag(answer: unknown): unknown {
  const { eTag: _, ...rest } = answer as { eTag: string }
  return rest
}

function fieldNamesOf(answer: unknown): unknown {
  return Object.keys((answer as { fields: object }).fields).sort()
}
