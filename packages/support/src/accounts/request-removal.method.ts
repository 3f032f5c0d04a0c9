import { AppError } from 'contract'
import { accountMethods } from 'contract/methods'
import { defineMethod, type SystemRecords } from 'platform'

const SUBJECT = 'Remove my account'
const WITHOUT_REASON = 'Asked for on the page Data & Privacy.'

/**
 * Opens a case that asks the account manager to remove the caller, who keeps access until then. People cannot remove their own login.
 *
 * @throws AppError `NOT_FOUND` for people without an account.
 */
export const requestRemoval = defineMethod(
  accountMethods.requestRemoval,
  async ({ principal, writeOnce }, { reason }) => {
    const { contactId } = principal.attributes
    if (typeof contactId !== 'string') throw new AppError('NOT_FOUND')
    const caseId = await writeOnce('request the removal of a login', (records) =>
      ask(records, contactId, reason?.trim() || WITHOUT_REASON),
    )
    return { caseId }
  },
)

async function ask(records: SystemRecords, contactId: string, reason: string): Promise<string> {
  // Two requests at once wait for each other here, and the second finds the case of the first.
  await records.read('Contact', contactId, ['Id'], 'update')
  const Request__c = 'Account removal'
  const [open] = await records.find('Case', { ContactId: contactId, Request__c, IsClosed: false }, ['Id'], 1)
  if (open !== undefined) return String(open.Id)
  return await records.create('Case', {
    Subject: SUBJECT,
    Description: reason,
    Impact__c: 'Complaint/Question',
    IssueType__c: 'Product',
    Request__c,
  })
}
