import {
  type ActionCollection,
  type ListInfo,
  type ListRecords,
  MASTER_RECORD_TYPE_ID,
  type RecordShape,
  type RecordTemplateClone,
  type RecordUi,
  type RelatedListInfo,
  type RelatedListRecords,
  UI_API,
} from 'contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Answer, startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'
import * as answers from './testing/original-answers.ts'
import { unlike } from './testing/unlike.ts'

// Answers that a client written for the original service reads strictly, held against fixtures of the documented form.

let test: TestServer
let mara: TestClient
let jonas: TestClient
let caseId: string

beforeAll(async () => {
  test = await startTestServer()
  mara = await test.signedIn('mara.okafor@osprey-ridge.example')
  jonas = await test.signedIn('jonas.weil@calder-aerodata.example')
  const fields = { Subject: 'Forms', Description: 'One.', Impact__c: 'Minor Degradation', IssueType__c: 'Data' }
  caseId = ((await post('/records', { apiName: 'Case', fields })).body as { id: string }).id
  for (const CommentBody of ['One', 'Two', 'Three']) {
    await post('/records', { apiName: 'CaseComment', fields: { ParentId: caseId, CommentBody } })
  }
})

afterAll(() => test.close())

const get = (path: string, client = mara): Promise<Answer> => client.ask('GET', UI_API + path)
const patch = (path: string, payload: object): Promise<Answer> => mara.ask('PATCH', UI_API + path, { payload })
const post = (path: string, payload: object, client = mara): Promise<Answer> =>
  client.ask('POST', UI_API + path, { payload })

const SEO = '/services/data/v65.0/connect/communities/0DB000000000001GAA/seo/properties'

/** The status and the body of an answer that succeeds. */
async function answerOf(asked: Promise<Answer>): Promise<Pick<Answer, 'status' | 'body'>> {
  const { status, body } = await asked
  expect([status, body]).toEqual([200, expect.anything()])
  return { status, body }
}

it('repeats the order asked of a related list, and none where none was asked', async () => {
  const path = `/related-list-records/${caseId}/CaseComments`
  const own = await post(path, {})
  expect(unlike(own.body, answers.relatedListRecords({ sortBy: [] }))).toEqual([])
  const answer = await post(path, { sortBy: ['-CreatedDate', 'Id'], fields: ['CaseComment.CommentBody'] })
  expect(answer.body).toMatchObject({ sortBy: ['-CreatedDate', 'Id'] })
  const batch = await post(`/related-list-records/batch/${caseId}`, {
    relatedListParameters: [{ relatedListId: 'CaseComments' }, { relatedListId: 'CaseComments', sortBy: ['Id'] }],
  })
  expect(batch.body).toMatchObject({ results: [{ result: { sortBy: [] } }, { result: { sortBy: ['Id'] } }] })
})

it('names the source of a copy among its fields, and takes it back in a creation', async () => {
  const copy = await get(`/record-defaults/template/clone/${caseId}`)
  expect(unlike(copy.body, answers.cloneTemplate(caseId))).toEqual([])
  const { apiName, fields } = (copy.body as RecordTemplateClone).record
  expect(fields.CloneSourceId).toEqual({ displayValue: null, value: caseId })
  const values = Object.fromEntries(
    Object.entries(fields).flatMap(([name, { value }]) => (typeof value === 'object' ? [] : [[name, value]])),
  )
  expect(values).toHaveProperty('CloneSourceId')
  const created = await post('/records', { apiName, fields: values })
  expect([created.status, unlike(created.body, answers.record)]).toEqual([201, []])
  expect((created.body as RecordShape).fields).not.toHaveProperty('CloneSourceId')
  const batch = { allOrNone: true, operations: [{ type: 'CREATE', records: [{ apiName, fields: values }] }] }
  expect(await post('/records/batch', batch)).toMatchObject({ body: { hasErrors: false } })
  const contact = { LastName: 'Okafor', Email: 'x@osprey-ridge.example', CloneSourceId: '003000000000001AAA' }
  expect(await post('/predupe', { apiName: 'Contact', fields: contact }, jonas)).toMatchObject({ status: 200 })
})

it('describes actions by ids, targets and places that clients of the original know', async () => {
  const record = { context: 'Record', source: caseId }
  const all = await get(`/actions/record/${caseId}`, jonas)
  expect(unlike(all.body, answers.actions(caseId, record))).toEqual([])
  const { actions } = (all.body as ActionCollection).actions[caseId] ?? { actions: [] }
  expect(new Set(actions.map(({ type }) => type))).toEqual(new Set(['StandardButton', 'CustomButton', 'QuickAction']))
  expect(actions.find(({ apiName }) => apiName === 'Case.Escalate')?.actionTarget).toBe(
    '/services/data/v65.0/sobjects/Case/quickActions/Escalate/describe',
  )
  for (const target of actions.flatMap(({ type, actionTarget }) => (type === 'QuickAction' ? [actionTarget] : []))) {
    const lead = await mara.ask('GET', String(target))
    expect(await jonas.ask('GET', String(lead.headers.location))).toMatchObject({ status: 200, body: { icons: [{}] } })
  }
  const names = (body: unknown, key: string) =>
    (body as ActionCollection).actions[key]?.actions.map(({ apiName }) => apiName)
  const global = await get('/actions/global')
  expect(unlike(global.body, answers.actions('Global', { context: 'Global', source: 'Global' }))).toEqual([])
  const create = await get('/actions/object/Case/record-create')
  expect(unlike(create.body, answers.actions('Case', { context: 'ObjectCreate', source: 'Case' }))).toEqual([])
  expect(names(create.body, 'Case')).toEqual(['SaveEdit', 'CancelEdit'])
  const lookup = await get('/actions/lookup/Case')
  expect(unlike(lookup.body, answers.actions('Case', { context: 'Lookup', source: 'Case' }))).toEqual([])
  expect(names(lookup.body, 'Case')).toEqual(['CreateFromLookup'])
  const list = await post(`/actions/record/${caseId}/related-list/casecomments`, {})
  const inList = { context: 'RelatedList', source: caseId, list: 'CaseComments' }
  expect(unlike(list.body, answers.actions(caseId, inList))).toEqual([])
  const relatedListsActionParameters = [{ relatedListId: 'CaseComments' }]
  const lists = await post(`/actions/record/${caseId}/related-list/batch`, { relatedListsActionParameters })
  expect(unlike(lists.body, answers.batchOf(answers.actions(caseId, inList)))).toEqual([])
  const edit = await get(`/actions/record/${caseId}/record-edit`)
  expect(unlike(edit.body, answers.actions(caseId, { context: 'RecordEdit', source: caseId }))).toEqual([])
  const child = { Subject: 'Child', Description: 'x', Impact__c: 'Minor Degradation', IssueType__c: 'Data' }
  const { id } = (await post('/records', { apiName: 'Case', fields: child })).body as RecordShape
  await jonas.ask('PATCH', `${UI_API}/records/${id}`, { payload: { fields: { ParentId: caseId } } })
  const row = await get(`/actions/record/${caseId}/related-list-record/${id}`, jonas)
  const ofRow = { context: 'RelatedListRecord', source: caseId, list: 'ChildCases', row: id }
  expect(unlike(row.body, answers.actions(id, ofRow))).toEqual([])
})

it('describes an object by relationships that have a name', async () => {
  for (const name of ['Case', 'Account', 'Product2']) {
    expect([name, unlike((await get(`/object-info/${name}`, jonas)).body, answers.objectInfo)]).toEqual([name, []])
  }
})

it('gives and takes away the picture of a record by the words of the original', async () => {
  const contactId = mara.session?.user.contactId ?? ''
  const associate = (payload: object) => post(`/record-avatars/${contactId}/association`, payload, jonas)
  const photoUrl = 'https://photos.calder-aerodata.example/mara.jpg'
  const value = await associate({ actionType: 'AssociateAvatar', photoUrl })
  expect(unlike(value.body, answers.photoAvatar)).toEqual([])
  for (const actionType of ['DisassociateAvatar', 'RemoveLogo', 'ReportLogo']) {
    expect(unlike((await associate({ actionType })).body, answers.themeAvatar)).toEqual([])
  }
})

it('answers a hidden record for head tags with texts', async () => {
  const hidden = await test.guest.ask('GET', `${SEO}/${caseId}`)
  expect([hidden.status, unlike(hidden.body, answers.hiddenSeo)]).toEqual([200, []])
})

it('tags apps and the filters of duplicate rules, and knows no null where a text belongs', async () => {
  expect(unlike((await get('/apps')).body, answers.apps)).toEqual([])
  expect(unlike((await get('/apps/SupportPortal')).body, answers.app)).toEqual([])
  expect(unlike((await get('/nav-items')).body, answers.navItems)).toEqual([])
  expect(unlike((await get('/duplicates/Contact', jonas)).body, answers.duplicateConfiguration)).toEqual([])
})

it('takes filters in GraphQL notation, by POST and by GET, and repeats them as they were sent', async () => {
  const where = '{ and: [{ Subject: { eq: "Forms" } }, { Status: { in: ["Open"] } }] }'
  const listed = await post('/list-records/Case/MyCases', { where, fields: ['Case.Subject'] })
  expect(unlike(listed.body, answers.listRecords({ where }))).toEqual([])
  expect((listed.body as ListRecords).records.map(({ fields }) => fields.Subject?.value)).toContain('Forms')
  const query = new URLSearchParams({ where })
  expect((await get(`/list-records/Case/MyCases?${query}`)).body).toMatchObject({
    count: (listed.body as ListRecords).count,
    where,
  })
  const comments = await post(`/related-list-records/${caseId}/CaseComments`, {
    where: '{ IsFromSupport__c: { eq: false } }',
  })
  expect(comments.body).toMatchObject({ count: 3, where: '{ IsFromSupport__c: { eq: false } }' })
  expect(await post('/list-records/Case/MyCases', { where: '{ Status: { eq: Open } }' })).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_FILTER', message: expect.stringContaining('at character 17') }],
  })
})

it('answers layouts for an object that has none, and its records with them', async () => {
  const comments = await post(`/related-list-records/${caseId}/CaseComments`, {})
  const commentId = (comments.body as RelatedListRecords).records[0]?.id ?? ''
  const ui = await get(`/record-ui/${commentId}?layoutTypes=Full,Compact&modes=View,Edit`)
  expect(unlike(ui.body, answers.recordUi('CaseComment', ['Full', 'Compact'], ['View', 'Edit']))).toEqual([])
  expect((ui.body as RecordUi).records[commentId]?.fields).toHaveProperty('CommentBody')
  expect(unlike((await get('/layout/CaseComment')).body, answers.layout('Full', 'View'))).toEqual([])
})

it('answers the default path of an object by the name Full', async () => {
  const path = await get('/path/layout/Case?layoutOverride=Full')
  expect([path.status, unlike(path.body, answers.pathLayout)]).toEqual([200, []])
  expect(path.body).toEqual((await get('/path/layout/Case?layoutOverride=Default')).body)
})

it('refuses the field of another object for a record, and reads it in a list, which has one object', async () => {
  const refused = await get(`/records/${caseId}?fields=Case.Subject,contact.NAME`)
  expect([refused.status, refused.body]).toEqual([400, [expect.objectContaining({ errorCode: 'INVALID_FIELD' })]])
  const { body } = await get(`/records/${caseId}?fields=Case.Subject&optionalFields=Account.Name,Case.Contact.Name`)
  expect(Object.keys((body as RecordShape).fields).sort()).toEqual(['Contact', 'Subject'])
  const list = await get('/list-records/Case/MyCases?fields=Account.Name&pageSize=1')
  expect(list.body).toMatchObject({ records: [{ fields: { Account: { value: expect.anything() } } }] })
})

it('takes lists in repeated parameters, names in any case, and no body where nothing is required', async () => {
  const answer = await get(`/records/${caseId}?fields=case.SUBJECT&fields=Case.account.name&optionalFields=CASE.status`)
  expect(unlike(answer.body, answers.record)).toEqual([])
  const { fields } = answer.body as RecordShape
  expect(Object.keys(fields).sort()).toEqual(['Account', 'Status', 'Subject'])
  expect(answer.body).toEqual((await get(`/records/${caseId}?fields=Case.Subject,Case.Account.Name,Case.Status`)).body)
  const batch = await get(`/records/batch/${caseId}?fields=account.NAME`)
  expect(batch.body).toEqual((await get(`/records/batch/${caseId}?fields=Account.Name`)).body)
  const sorted = await get(
    `/list-records/Case/MyCases?sortBy=-createddate&where=${encodeURIComponent('{ subject: { eq: "Forms" } }')}`,
  )
  expect(sorted.status).toBe(200)
  const exact = await get(
    `/list-records/Case/MyCases?sortBy=-CreatedDate&where=${encodeURIComponent('{ Subject: { eq: "Forms" } }')}`,
  )
  expect((sorted.body as ListRecords).records).toEqual((exact.body as ListRecords).records)
  const infos = await answerOf(get('/list-info/batch?names=Case.MyCases&names=Case.AllCases'))
  expect(infos).toEqual(await answerOf(get('/list-info/batch?names=Case.MyCases,Case.AllCases')))
  const id = (name: string) =>
    (infos.body as { results: { result: ListInfo }[] }).results.find(
      ({ result }) => result.listReference.listViewApiName === name,
    )?.result.listReference.id
  const ids = [id('MyCases'), id('AllCases')]
  expect(await answerOf(get(`/list-info/batch?ids=${ids.join('&ids=')}`))).toEqual(infos)
  const listed = await mara.ask('POST', `${UI_API}/list-records/Case/MyCases`)
  expect(unlike(listed.body, { ...answers.listRecords({ where: '' }), fields: [], where: null })).toEqual([])
  const created = await post('/records', {
    apiName: 'case',
    fields: { subject: 'Any case', DESCRIPTION: 'x', impact__C: 'Minor Degradation', IssueType__c: 'Data' },
  })
  expect(created).toMatchObject({ status: 201, body: { apiName: 'Case', fields: { Subject: { value: 'Any case' } } } })
  const twice = { apiName: 'Case', fields: { Subject: 'One', subject: 'Two' } }
  expect(await post('/records', twice)).toMatchObject({ status: 400 })
})

it('answers a hidden field in any case like one that does not exist', async () => {
  const refusal = async (name: string) =>
    (await get(`/records/${caseId}?fields=Case.${name}`)).text.replaceAll(name, 'X')
  const hidden = ['exportrestricted__c', 'EXPORTRESTRICTED__C', 'ExportRestricted__c']
  const missing = await refusal('nosuchfield__c')
  for (const name of hidden) expect(await refusal(name)).toBe(missing)
  const write = async (name: string) =>
    (await post('/records', { apiName: 'Case', fields: { Subject: 'x', [name]: 'y' } })).text.replaceAll(name, 'X')
  for (const name of hidden) expect(await write(name)).toBe(await write('nosuchfield__c'))
})

it('takes the fields of picklists, lookups, filters of searches, actions and head tags in any case', async () => {
  const picklist = (name: string) => get(`/object-info/Case/picklist-values/${MASTER_RECORD_TYPE_ID}/${name}`)
  expect(await answerOf(picklist('issuetype__C'))).toEqual(await answerOf(picklist('IssueType__c')))

  const described = (name: string) => get(`/search-info/Case/lookup/${name}`, jonas)
  expect(await answerOf(described('contactid'))).toEqual(await answerOf(described('ContactId')))
  const { body } = await post('/lookups/Case/accountid?q=osprey', {}, jonas)
  const accountId = (body as { records: RecordShape[] }).records[0]?.id
  const contacts = (field: string, controller: string) => [
    post(`/lookups/Case/${field}?q=ma&dependentFieldBindings=${controller}=${accountId}`, {}, jonas),
    post(
      `/lookups/Case/${field}?q=ma`,
      { sourceRecord: { apiName: 'case', fields: { [controller]: accountId } } },
      jonas,
    ),
  ]
  const inAnyCase = await Promise.all(contacts('CONTACTID', 'accountid').map(answerOf))
  expect(inAnyCase).toEqual(await Promise.all(contacts('ContactId', 'AccountId').map(answerOf)))

  const filteredBy = (fieldPath: string) => {
    const filters = [{ fieldPath, operator: 'eq', values: ['Forms'] }]
    return post('/search/results/keyword?objectApiName=Case&q=forms', { filters })
  }
  expect(await answerOf(filteredBy('case.SUBJECT'))).toEqual(await answerOf(filteredBy('Subject')))

  const perform = (action: string, input: object) => post(`/actions/perform-quick-action/${action}`, input)
  const opened = await perform('OpenCase', {
    fields: { SUBJECT: 'Any case', description: 'x', impact__C: 'Minor Degradation', issueType__c: 'Data' },
  })
  expect(opened).toMatchObject({ status: 200, body: { isSuccess: true } })
  const contextId = (opened.body as { id: string }).id
  const edited = await perform('Case.EditDetails', { contextId, fields: { subject: 'Another case' } })
  expect(edited).toMatchObject({ status: 200, body: { isSuccess: true } })
  const escalated = await perform('Case.Escalate', {
    contextId,
    fields: { isescalated: true, ESCALATIONREASON__C: 'We fly on Friday.' },
  })
  expect(escalated).toMatchObject({ status: 200, body: { isSuccess: true } })
  expect((await get(`/records/${contextId}?fields=Case.Subject,Case.IsEscalated`)).body).toMatchObject({
    fields: { Subject: { value: 'Another case' }, IsEscalated: { value: true } },
  })

  const articles = (await post('/search/results/keyword?objectApiName=Knowledge__kav&q=terrain', {})).body as {
    records: { record: RecordShape }[]
  }
  const seo = (id: string | undefined, fields: string) =>
    test.guest.ask('GET', `${SEO}/${id}?fields=${fields}`) as Promise<Answer & { body: { errors: unknown[] } }>
  const answers = await Promise.all(articles.records.map(({ record }) => seo(record.id, 'Title')))
  const open = answers.findIndex(({ body }) => body.errors.length === 0)
  const head = await answerOf(seo(articles.records[open]?.record.id, 'knowledge__KAV.TITLE'))
  expect(head).toEqual({ status: 200, body: answers[open]?.body })
})

it('answers a hidden field of a picklist, lookup, search or action in any case like one that does not exist', async () => {
  const refusals = (name: string) =>
    Promise.all([
      get(`/object-info/Case/picklist-values/${MASTER_RECORD_TYPE_ID}/${name}`),
      get(`/search-info/Case/lookup/${name}`),
      post(`/lookups/Case/${name}?q=jo`, {}),
      post('/lookups/Case/ProductId__c?q=co', { sourceRecord: { fields: { [name]: 'x' } } }),
      post(`/lookups/Case/ProductId__c?q=co&dependentFieldBindings=${name}=x`, {}),
      post('/search/results/keyword?objectApiName=Case&q=forms', {
        filters: [{ fieldPath: name, operator: 'eq', values: ['x'] }],
      }),
      post('/actions/perform-quick-action/OpenCase', { fields: { [name]: 'x' } }),
    ])
  const texts = async (name: string) => (await refusals(name)).map(({ text }) => text.replaceAll(name, 'X'))
  const missing = await texts('nosuchfield__c')
  expect((await refusals('nosuchfield__c')).every(({ status }) => status >= 400)).toBe(true)
  for (const name of ['exportrestricted__c', 'ExportRestricted__c', 'QUEUE__C'])
    expect(await texts(name)).toEqual(missing)
})

it('ignores the source of a copy among the fields of a quick action that creates', async () => {
  const fields = { Subject: 'Copied', Description: 'x', Impact__c: 'Minor Degradation', IssueType__c: 'Data' }
  const copied = { fields: { ...fields, CloneSourceId: caseId } }
  const created = await post('/actions/perform-quick-action/OpenCase', copied)
  expect(created).toMatchObject({ status: 200, body: { isCreated: true } })
})

it('takes the columns of lists and of their preferences in any case, and answers them by the names of the metadata', async () => {
  const info = await get(
    '/related-list-info/Case/CaseComments?fields=casecomment.PARENT.casenumber&restrictColumnsToLayout=false',
  )
  expect([
    info.status,
    unlike(info.body, answers.relatedListInfo({ fields: ['casecomment.PARENT.casenumber'] })),
  ]).toEqual([200, []])
  expect((info.body as RelatedListInfo).displayColumns.at(-1)).toMatchObject({
    fieldApiName: 'Parent.CaseNumber',
    lookupId: 'Parent.Id',
  })

  const filter = { operator: 'Equals', operandLabels: ['Forms'] }
  const created = await post('/list-info/Case', {
    label: 'Own',
    listViewApiName: 'AnyCase',
    displayColumns: ['case.SUBJECT', 'account.name'],
    filteredByInfo: [{ ...filter, fieldApiName: 'subject' }],
  })
  expect([created.status, unlike(created.body, answers.ownListInfo)]).toEqual([201, []])
  const columnsOf = ({ body }: Answer) => (body as ListInfo).displayColumns.map(({ fieldApiName }) => fieldApiName)
  expect([columnsOf(created), (created.body as ListInfo).filteredByInfo]).toEqual([
    ['Subject', 'Account.Name'],
    [{ ...filter, fieldApiName: 'Subject', label: 'Subject' }],
  ])
  const own = '/list-info/Case/AnyCase'
  const changed = await patch(own, { displayColumns: ['STATUS', 'caseNumber'] })
  expect([columnsOf(changed), unlike(changed.body, answers.ownListInfo)]).toEqual([['Status', 'CaseNumber'], []])

  const ofList = await patch('/list-preferences/Case/AnyCase', {
    columnWidths: { 'CASE.status': 90 },
    orderedBy: [{ fieldApiName: 'createddate', isAscending: false }],
  })
  expect(unlike(ofList.body, answers.listPreferences)).toEqual([])
  expect(ofList.body).toMatchObject({ columnWidths: { Status: 90 }, orderedBy: [{ fieldApiName: 'CreatedDate' }] })
  const preferences = await patch('/related-list-preferences/Case.CaseComments', {
    columnWidths: { 'casecomment.COMMENTBODY': 120 },
    columnWrap: { commentbody: true },
    orderedBy: [{ fieldApiName: 'createddate', isAscending: true }],
  })
  expect(unlike(preferences.body, answers.relatedListPreferences)).toEqual([])
  expect(preferences.body).toMatchObject({
    columnWidths: { CommentBody: 120 },
    columnWrap: { CommentBody: true },
    orderedBy: [{ fieldApiName: 'CreatedDate', isAscending: true }],
  })
  const twice = { columnWidths: { CommentBody: 100, commentbody: 120 } }
  expect(await patch('/related-list-preferences/Case.CaseComments', twice)).toMatchObject({ status: 400 })
  const hidden = async (name: string) => (await patch(own, { displayColumns: [name] })).text.replaceAll(name, 'X')
  expect(await hidden('EXPORTRESTRICTED__C')).toBe(await hidden('nosuchfield__c'))
})

it('answers that a record has more children, and reads the next page by the token', async () => {
  const first = await get(`/records/${caseId}?fields=Case.Subject&childRelationships=CaseComments,Histories&pageSize=2`)
  expect(unlike(first.body, answers.withChildren(['CaseComments', 'Histories']))).toEqual([])
  const { CaseComments: comments, Histories: histories } = (first.body as RecordShape).childRelationships
  expect(comments?.count).toBe(2)
  expect(comments?.currentPageUrl).toContain(`/related-list-records/${caseId}/CaseComments?`)
  expect(comments?.nextPageUrl).toContain(encodeURIComponent(comments?.nextPageToken ?? 'none'))
  expect([histories?.nextPageToken, histories?.nextPageUrl]).toEqual([null, null])
  const next = { pageToken: comments?.nextPageToken, sortBy: ['-CreatedDate'] }
  const rest = (await post(`/related-list-records/${caseId}/CaseComments`, next)).body as RelatedListRecords
  const all = await get(`/records/${caseId}?fields=Case.Subject&childRelationships=CaseComments`)
  const ids = (records: readonly RecordShape[] = []) => records.map(({ id }) => id)
  expect([...ids(comments?.records), ...ids(rest.records)]).toEqual(
    ids((all.body as RecordShape).childRelationships.CaseComments?.records),
  )
  expect(rest).toMatchObject({ count: 1, nextPageToken: null, previousPageToken: '0' })
  const atUrl = async (url: string | null | undefined, body = {}) =>
    (await mara.ask('POST', String(url), { payload: body })).body as RelatedListRecords
  expect(ids((await atUrl(comments?.currentPageUrl)).records)).toEqual(ids(comments?.records))
  expect(ids((await atUrl(comments?.nextPageUrl)).records)).toEqual(ids(rest.records))
  const following = await mara.ask('GET', String(comments?.nextPageUrl))
  expect(following).toMatchObject({ status: 200, body: { sortBy: ['-CreatedDate'] } })
  expect(ids((following.body as RelatedListRecords).records)).toEqual(ids(rest.records))
  // Clients send the body of the first page to the URL of the next one.
  const filtered = { where: { IsFromSupport__c: { eq: false } }, pageSize: 1, sortBy: ['Id'] }
  const path = `/related-list-records/${caseId}/CaseComments`
  const batch = await post(`/related-list-records/batch/${caseId}`, {
    relatedListParameters: [{ relatedListId: 'CaseComments', ...filtered }],
  })
  const page = (await post(path, filtered)).body as RelatedListRecords
  expect(batch.body).toMatchObject({ results: [{ statusCode: 200, result: { records: page.records } }] })
  const further = await atUrl(page.nextPageUrl, filtered)
  expect(ids(further.records)).toHaveLength(1)
  expect(ids((await atUrl(further.previousPageUrl, filtered)).records)).toEqual(ids(page.records))
  expect(ids(further.records)).not.toEqual(ids(page.records))
  // By GET the URL says all: filter, order, size and fields.
  expect(unlike((await get(path)).body, answers.relatedListRecords({ sortBy: [] }))).toEqual([])
  const named = { ...filtered, fields: ['CaseComment.ParentId'] }
  const { nextPageUrl } = (await post(path, named)).body as RelatedListRecords
  const atNext = await mara.ask('GET', String(nextPageUrl))
  expect(atNext).toMatchObject({ status: 200, body: { fields: named.fields, sortBy: ['Id'], pageSize: 1 } })
  expect(atNext.body).toEqual(await atUrl(nextPageUrl, named))
  expect(ids((atNext.body as RelatedListRecords).records)).toEqual(ids(further.records))
  // An address that would be too long names the page alone, and is read by POST.
  const others = Array.from({ length: 190 }, (_, index) => `00a0000000${String(index).padStart(5, '0')}AAA`)
  const long = { ...filtered, where: { and: [{ Id: { nin: others } }, { Id: { nin: others } }] } }
  const ofLong = (await post(path, long)).body as RelatedListRecords
  expect(ofLong.nextPageUrl).not.toContain('where')
  expect(ids((await atUrl(ofLong.nextPageUrl, long)).records)).toHaveLength(1)
  for (const item of [{ pageSize: 2 }, { pageToken: '0' }, { sortBy: ['-Id'] }, { where: { Id: { ne: caseId } } }]) {
    const refused = await mara.ask('POST', String(page.nextPageUrl), { payload: { ...filtered, ...item } })
    expect(refused).toMatchObject({ status: 400, body: [{ errorCode: 'INVALID_API_INPUT' }] })
  }
  const anyCase = await get(`/records/${caseId}?fields=case.CASECOMMENTS.commentbody&childRelationships=casecomments`)
  expect((anyCase.body as RecordShape).childRelationships.CaseComments?.records[0]?.fields).toHaveProperty(
    'CommentBody',
  )
  // A relationship without a related list: the next page is read by the name of the relationship.
  const byName = await post(`/related-list-records/${caseId}/CaseRatings__r`, { sortBy: ['-CreatedDate'] })
  expect(byName).toMatchObject({ status: 200, body: { count: 0, previousPageToken: null } })
  expect((await post(`/related-list-records/${caseId}/Nothing__r`, {})).status).toBe(404)
})
