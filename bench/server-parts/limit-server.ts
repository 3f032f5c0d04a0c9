import { randomBytes } from 'node:crypto'
import { UI_API } from 'contract'
import { benchmarkCustomer } from 'demo'
import { fastify } from 'fastify'
import type { Listening } from './child-server.ts'
import { limitDatabase } from './limit-database.ts'
import { caseById, caseCount, casePage, foundCases } from './limit-reads.ts'
import { createCase, updateCase } from './limit-writes.ts'
import { benchmarkAccountId, benchmarkAgent } from './seeded-database.ts'

// Minimum cost of the work: the same addresses and answers from hand-written statements, without authentication.
const database = limitDatabase(process.env.DATABASE_URL ?? '')
const app = fastify()
const accountId = benchmarkAccountId
const contactId = '003000000000001AAA'

app.get<{ Params: { id: string } }>(`${UI_API}/records/:id`, (request) => caseById(database, request.params.id))

type Comparison = { in?: string[]; gte?: { value: string } }
type ListBody = {
  pageSize: number
  pageToken?: string
  sortBy: string
  where: { and: [{ Status: Comparison }, { CreatedDate: Comparison }] }
}

const listReference = { id: '00B000000000503EAA', listViewApiName: 'AllCases', objectApiName: 'Case', type: 'listView' }

app.post<{ Body: ListBody }>(`${UI_API}/list-records/Case/AllCases`, async ({ body }) => {
  const [status, created] = body.where.and
  const { pageSize: size, pageToken: after = '0' } = body
  const wanted = { statuses: status.Status.in ?? [], since: created.CreatedDate.gte?.value ?? '', size, after }
  const { records, nextPageToken } = await casePage(database, { accountId, ...wanted })
  const where = JSON.stringify(body.where)
  const url = (token: string) =>
    `${UI_API}/list-records/${listReference.id}?pageSize=${size}&pageToken=${token}&sortBy=${body.sortBy}&where=${encodeURIComponent(where)}`
  return {
    count: records.length,
    currentPageToken: after,
    currentPageUrl: url(after),
    fields: [],
    listInfoETag: 'limit',
    listReference,
    nextPageToken,
    nextPageUrl: nextPageToken === null ? null : url(nextPageToken),
    optionalFields: [],
    pageSize: size,
    previousPageToken: null,
    previousPageUrl: null,
    records,
    searchTerm: null,
    sortBy: body.sortBy,
    where,
  }
})

type Searched = { Querystring: { q: string }; Body: { pageSize: number } }

app.post<Searched>(`${UI_API}/search/results/keyword`, async ({ query: { q }, body: { pageSize } }) => {
  const { records, hasMore } = await foundCases(database, accountId, q, pageSize)
  return {
    count: records.length,
    currentPageToken: '0',
    label: 'Case',
    labelPlural: 'Cases',
    nextPageToken: hasMore ? String(pageSize) : null,
    objectApiName: 'Case',
    pageSize,
    previousPageToken: null,
    q,
    records,
    sortBy: null,
  }
})

type Counted = { Params: { parent: string }; Querystring: { maxCount: string } }

app.get<Counted>(`${UI_API}/related-list-count/:parent/Cases`, async ({ params, query }) => {
  const most = Number(query.maxCount)
  const count = await caseCount(database, params.parent, most + 1)
  return {
    count: Math.min(count, most),
    eTag: 'limit',
    hasMore: count > most,
    listReference: {
      id: null,
      inContextOfRecordId: params.parent,
      listViewApiName: null,
      objectApiName: null,
      parentObjectApiName: 'Account',
      recordTypeId: null,
      relatedListId: 'Cases',
      type: 'relatedList',
    },
  }
})

app.post<{ Body: { fields: Record<string, string> } }>(`${UI_API}/records`, async ({ body }, reply) => {
  const made = { id: newId('500'), historyId: newId('017'), userId: benchmarkCustomer.userId, contactId, accountId }
  return reply.code(201).send(await createCase(database, { ...made, fields: body.fields }))
})

type Update = { Params: { id: string }; Body: { fields: { AiracCycle__c: string } } }

app.patch<Update>(`${UI_API}/records/:id`, async ({ params, body, headers }, reply) => {
  const version = Number(headers['if-match'])
  const changed = await updateCase(database, params.id, version, body.fields.AiracCycle__c, benchmarkAgent.userId)
  return changed ?? reply.code(412).send([])
})

const newId = (prefix: string): string => prefix + randomBytes(12).toString('base64url').slice(0, 15)

const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ url: url.replace('127.0.0.1', 'localhost') } satisfies Listening)
process.once('disconnect', () => process.exit(0))
