import { pageTokenAt } from 'record-cache'
import { read } from 'record-cache-react'
import { page } from '../../../../records/page.ts'
import { getRelatedListCount, type RowOf, readList } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { PAGE_SIZE, type PeopleQuery, readPeopleQuery } from './people-query.ts'

/** Counting stops here; beyond it no total is shown. */
const MAX_COUNT = 2_000

export const userManagement = page({
  ...pages.userManagement,
  reads: ({ query, user }) => {
    const chosen = readPeopleQuery(query)
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

const readPeople = ({ searchTerm, isDescending, page }: PeopleQuery) =>
  readList(
    {
      objectApiName: 'Contact',
      listViewApiName: 'AccountContacts',
      pageSize: PAGE_SIZE,
      sortBy: [isDescending ? '-Name' : 'Name'],
      ...(page === 1 ? {} : { pageToken: pageTokenAt((page - 1) * PAGE_SIZE) }),
      ...(searchTerm === '' ? {} : { searchTerm }),
    },
    ['Contact.Name', 'Contact.Email', 'Contact.Role__c', 'Contact.PortalAccess__c', 'Contact.LoginId__c'],
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
