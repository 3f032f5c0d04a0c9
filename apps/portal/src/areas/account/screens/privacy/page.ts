import { page } from '../../../../records/page.ts'
import { readList, readRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'

export const privacy = page({
  ...pages.accountPrivacy,
  reads: ({ user }) => ({
    // Only customers belong to an account, whose manager removes people.
    manager: user.contactId === null ? null : readManager(user.contactId),
    requests: user.contactId === null ? null : readOpenRequest(),
  }),
})

const readManager = (contactId: string) => readRecord(contactId, ['Contact.Id'], ['Contact.Account.Owner.Name'])

/** The reader's open removal request, if any. */
const readOpenRequest = () =>
  readList(
    {
      objectApiName: 'Case',
      listViewApiName: 'MyCases',
      pageSize: 1,
      where: JSON.stringify({
        and: [{ Request__c: { eq: { value: 'Account removal' } } }, { IsClosed: { eq: { value: false } } }],
      }),
    },
    ['Case.CaseNumber', 'Case.CreatedDate'],
  )
