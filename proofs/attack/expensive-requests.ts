import { limits, UI_API } from 'contract'

export type ExpensiveRequest = { name: string; method: 'GET' | 'POST'; url: string; payload?: string }

const LONGEST_ADDRESS = 14_000

const TEXT = 'Case.Description'

/** Cases with the longest description that fit into one answer. */
export const LONG_TEXTS = Math.floor(limits.textCharactersPerRequest / limits.descriptionCharacters)

/** Parents of a case that its readers may name, some behind another. */
export const parentsOfCases: readonly string[] = [
  'Account',
  'Contact',
  'Contact.Account',
  'Owner',
  'CreatedBy',
  'LastModifiedBy',
  'Product__r',
  'Aircraft__r',
]

/** What a customer may ask for that costs most, in the terms of one case with many comments. */
export function expensiveRequests(caseId: string): ExpensiveRequest[] {
  const ends = [
    'Name',
    'CreatedBy.Name',
    'LastModifiedBy.Name',
    'CreatedBy.CreatedBy.Name',
    'LastModifiedBy.CreatedBy.Name',
  ]
  const deep = parentsOfCases.flatMap((parent) => ends.map((end) => `Case.${parent}.${end}`))
  const cases = `${UI_API}/list-records/Case/AllCases`
  const post = (name: string, url: string, body: object): ExpensiveRequest => ({
    name,
    method: 'POST',
    url,
    payload: JSON.stringify(body),
  })
  const lists = Array.from({ length: limits.idsPerRequest }, (_, index) => ({
    relatedListId: 'CaseComments',
    pageSize: limits.relatedListBatchRows / limits.idsPerRequest - (index % 40),
    optionalFields: deep
      .slice(index % 20, (index % 20) + 10)
      .map((path) => path.replace('Case.', 'CaseComment.Parent.')),
  }))
  return [
    {
      name: 'one object described 200 times',
      method: 'GET',
      url: `${UI_API}/object-info/batch/${Array.from({ length: limits.idsPerRequest }, () => 'Case').join(',')}`,
    },
    {
      name: 'a record with forty deep spans',
      method: 'GET',
      url: `${UI_API}/records/${caseId}?optionalFields=${deep.join(',')}`.slice(0, LONGEST_ADDRESS),
    },
    post('2,000 rows', cases, { pageSize: limits.pageSizeMax }),
    post('rows with forty deep spans', cases, { pageSize: 300, optionalFields: deep }),
    post('2,000 rows with forty deep spans', cases, { pageSize: limits.pageSizeMax, optionalFields: deep }),
    post('the longest texts that one request may read', cases, { pageSize: LONG_TEXTS, optionalFields: [TEXT] }),
    post('more long texts', cases, { pageSize: 300, optionalFields: [TEXT] }),
    post('200 related lists', `${UI_API}/related-list-records/batch/${caseId}`, { relatedListParameters: lists }),
  ]
}
