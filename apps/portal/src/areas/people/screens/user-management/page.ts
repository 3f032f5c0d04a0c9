import { read } from 'record-cache-react'
import { page } from '../../../../records/page.ts'
import { getRelatedListCount, listPage, type RowOf, readList } from '../../../../records/records.ts'
import { addressQuery, named, oneOf, pageNumber, type QueryOf, words } from '../../../../site/address-query.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'

/** Rows per page. */
export const PAGE_SIZE = 25

/** The search, the order and the page of the list. */
export const peopleQuery = addressQuery(paths.userManagement, {
  searchTerm: named('q', words()),
  sort: oneOf(['Name', '-Name'], 'Name'),
  page: pageNumber(PAGE_SIZE),
})

export type PeopleQuery = QueryOf<typeof peopleQuery>

/** Counting stops here; beyond it no total is shown. */
const MAX_COUNT = 2_000

export const userManagement = page({
  ...pages.userManagement,
  reads: ({ query, user }) => {
    const chosen = peopleQuery.read(query)
    return {
      people: readPeople(chosen),
      count:
        user.accountId === null || chosen.searchTerm !== ''
          ? null
          : read(getRelatedListCount, {
              parentRecordId: user.accountId,
              relatedListId: 'Contacts',
              maxCount: MAX_COUNT,
            }),
    }
  },
})

const readPeople = ({ searchTerm, sort, page }: PeopleQuery) =>
  readList(
    {
      objectApiName: 'Contact',
      listViewApiName: 'AccountContacts',
      ...listPage(PAGE_SIZE, page),
      sortBy: [sort],
      ...(searchTerm === '' ? {} : { searchTerm }),
    },
    [
      'Contact.Name',
      'Contact.Email',
      'Contact.Role__c',
      'Contact.PortalAccess__c',
      'Contact.LoginId__c',
      'Contact.MailProblem__c',
    ],
    ['Contact.Login__r.Profile', 'Contact.Login__r.IsActive', 'Contact.Login__r.LastLoginDate'],
  )

export type PersonRow = RowOf<typeof readPeople>

/** Cases listed before a removal. */
const CASES_SHOWN = 5

/** The newest open cases of a person. */
export const readOpenCasesOf = (contactId: string) =>
  readList(
    {
      objectApiName: 'Case',
      listViewApiName: 'AllCases',
      pageSize: CASES_SHOWN,
      sortBy: ['-SystemModstamp'],
      where: JSON.stringify({ and: [{ ContactId: { eq: contactId } }, { IsClosed: { eq: false } }] }),
    },
    ['Case.CaseNumber', 'Case.Subject'],
  )
