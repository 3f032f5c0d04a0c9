import { type RecordShape, UI_API } from 'contract'

/** Fields that the case list requests: fourteen scalars and the names of two parents. */
export const CASE_FIELDS = [
  'Id',
  'CaseNumber',
  'Subject',
  'Status',
  'Impact__c',
  'IssueType__c',
  'Origin',
  'IsEscalated',
  'AwaitingCustomer__c',
  'AiracCycle__c',
  'CreatedDate',
  'LastModifiedDate',
  'AccountId',
  'ContactId',
  'Account.Name',
  'Contact.Name',
].map((field) => `Case.${field}`)

/** JSON of a page of a case list, as the service returns it. Each account has twenty cases, each contact ten. */
export function caseListJson(count: number, version = 1, changedRows: ReadonlySet<number> = new Set()): string {
  const records = Array.from({ length: count }, (_, number) =>
    caseRecord(number, changedRows.has(number) ? version + 1 : version),
  )
  return JSON.stringify({
    count,
    currentPageToken: '0',
    currentPageUrl: `${UI_API}/list-records/Case/AllCases`,
    fields: CASE_FIELDS,
    listInfoETag: 'list',
    listReference: { id: null, listViewApiName: 'AllCases', objectApiName: 'Case', type: 'listView' },
    nextPageToken: null,
    nextPageUrl: null,
    optionalFields: [],
    pageSize: count,
    previousPageToken: null,
    previousPageUrl: null,
    records,
    searchTerm: null,
    sortBy: null,
    where: null,
  })
}

/** The id of the case with this number. */
export const caseId = (number: number) => idOf('500', number)

/** One case, as the service returns it. */
export function caseRecord(number: number, weakEtag: number): RecordShape {
  const created = new Date(1_700_000_000_000 + number * 60_000).toISOString()
  const modified = new Date(1_750_000_000_000 + number * 60_000 + weakEtag).toISOString()
  const account = Math.floor(number / 20)
  const contact = Math.floor(number / 10)
  return {
    ...head('Case', caseId(number), weakEtag, modified),
    fields: {
      Id: plain(caseId(number)),
      CaseNumber: plain(String(10_000_000 + number)),
      Subject: plain(`Navigation database does not load on cycle ${weakEtag}, unit ${number}`),
      Status: shown('In-Progress'),
      Impact__c: shown('Minor Degradation'),
      IssueType__c: shown('Product'),
      Origin: shown('Portal'),
      IsEscalated: plain(false),
      AwaitingCustomer__c: plain(number % 3 === 0),
      AiracCycle__c: plain('2611'),
      CreatedDate: { displayValue: created.slice(0, 10), value: created },
      LastModifiedDate: { displayValue: modified.slice(0, 10), value: modified },
      AccountId: plain(idOf('001', account)),
      ContactId: plain(idOf('003', contact)),
      Account: parent('Account', idOf('001', account), `Osprey Ridge Aviation ${account}`),
      Contact: parent('Contact', idOf('003', contact), `Mara Okafor ${contact}`),
    },
  }
}

function parent(apiName: string, id: string, name: string) {
  const fields = { Id: plain(id), Name: plain(name) }
  return { displayValue: name, value: { ...head(apiName, id, 7, '2026-01-01T00:00:00.000Z'), fields } }
}

function head(apiName: string, id: string, weakEtag: number, modified: string): Omit<RecordShape, 'fields'> {
  return {
    apiName,
    childRelationships: {},
    eTag: `${id.slice(3, 15)}${String(weakEtag).padStart(20, '0')}`,
    id,
    lastModifiedById: idOf('005', 1),
    lastModifiedDate: modified,
    recordTypeId: '012000000000000AAA',
    recordTypeInfo: null,
    systemModstamp: modified,
    weakEtag,
  }
}

const idOf = (prefix: string, number: number) => `${prefix}${String(number).padStart(12, '0')}AAA`
const plain = (value: string | boolean) => ({ displayValue: null, value })
const shown = (value: string) => ({ displayValue: value, value })
