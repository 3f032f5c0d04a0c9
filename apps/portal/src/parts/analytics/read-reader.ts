import type { SessionShape } from 'contract'
import type { RecordCache } from 'record-cache'
import { textOf } from '../../records/field-values.ts'
import { readOnce } from '../../records/read-once.ts'
import { readRecord } from '../../records/records.ts'
import type { Reader } from './page-data-layer.ts'

/** Reads the data of the signed-in user for analytics; null if the record cannot be read. */
export async function readReader(cache: RecordCache, { user }: SessionShape): Promise<Reader | null> {
  const { data } = await readOnce(
    cache,
    readRecord(
      user.id,
      ['User.LastLoginDate'],
      [
        'User.Contact.Name',
        'User.Contact.Email',
        'User.Account.Name',
        'User.Account.CcidCode__c',
        'User.Account.SupportTier__c',
        'User.Account.RecordType.DeveloperName',
      ],
    ),
  )
  if (!data) return null
  const { LastLoginDate, Contact, Account } = data.fields
  const contact = Contact?.value?.fields
  const account = Account?.value?.fields
  return {
    userId: user.id,
    contactName: textOf(contact?.Name) || null,
    contactEmail: textOf(contact?.Email) || null,
    lastLoginDate: LastLoginDate.value,
    accountName: textOf(account?.Name) || null,
    ccidCode: textOf(account?.CcidCode__c) || null,
    supportTier: account?.SupportTier__c?.value ?? null,
    accountRecordType: account?.RecordType?.value?.fields.DeveloperName?.value ?? null,
  }
}
