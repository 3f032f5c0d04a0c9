import type { RecordWith } from '../../../records/records.ts'
import type { Due } from './DueClock.tsx'

/** The fields that say which target of a case is next; the target and the wait are hidden from customers. */
export const dueFields = [
  'Case.NextDue__c',
  'Case.FirstAnswered__c',
  'Case.WaitingSince__c',
  'Case.CalendarId__c',
] as const

type DueRecord = RecordWith<readonly [], typeof dueFields>

export const dueOf = (fields: DueRecord['fields']): Due => ({
  due: fields.NextDue__c?.value ?? '',
  isAnswered: (fields.FirstAnswered__c?.value ?? null) !== null,
  waitingSince: fields.WaitingSince__c?.value ?? '',
  calendarId: fields.CalendarId__c?.value ?? '',
})
