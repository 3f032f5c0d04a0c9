import { textOf } from '../../../../records/field-values.ts'
import type { AnswerOf } from '../../../../records/records.ts'
import { messages } from './messages.ts'
import { allOwnDetails, type OwnDetail } from './own-details.ts'
import type { personal } from './page.ts'

type Reads = ReturnType<typeof personal.reads>
type User = AnswerOf<Reads['user']>
type Contact = AnswerOf<NonNullable<Reads['contact']>>

/** What the page shows of a person. */
export type Details = {
  own: { detail: OwnDetail; recordId: string; value: string }[]
  locked: { label: string; value: string; isMono?: true }[]
}

/** @param contact - undefined for people of support, who have none. */
export function detailsOf(user: User, contact: Contact | undefined): Details {
  const fieldsOf = { User: user.fields, Contact: contact?.fields }
  const own = allOwnDetails.flatMap((detail) => {
    const record = detail.object === 'User' ? user : contact
    const fields = fieldsOf[detail.object] as Readonly<Record<string, Parameters<typeof textOf>[0]>> | undefined
    return record && fields ? [{ detail, recordId: record.id, value: textOf(fields[detail.field]) }] : []
  })
  const account = contact?.fields.Account?.value?.fields
  const ofContact = contact && [
    { label: messages.accountName, value: textOf(account?.Name) },
    { label: messages.accountNumber, value: textOf(account?.AccountNumber), isMono: true as const },
    { label: messages.customerNumber, value: textOf(account?.CustomerNumber__c), isMono: true as const },
    { label: messages.contactNumber, value: textOf(contact.fields.ContactNumber__c), isMono: true as const },
  ]
  const { Name, Email, Profile } = user.fields
  const ofUser = [
    { label: messages.email, value: textOf(Email) },
    { label: messages.profile, value: textOf(Profile) },
  ]
  // The name of a customer is that of the contact, which is above.
  return {
    own,
    locked: [...(contact ? [] : [{ label: messages.name, value: textOf(Name) }]), ...ofUser, ...(ofContact ?? [])],
  }
}
