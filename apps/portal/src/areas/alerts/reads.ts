import { getObjectCreateActions } from 'record-cache'
import { read } from 'record-cache-react'
import { readRecordActions } from '../../records/record-actions.ts'
import { type AnswerOf, listPage, type RowOf, readList, readRecord } from '../../records/records.ts'

const alertFields = [
  'ProductAlert__c.Title__c',
  'ProductAlert__c.Kind__c',
  'ProductAlert__c.Severity__c',
  'ProductAlert__c.EffectiveDate__c',
  'ProductAlert__c.NeedsConfirmation__c',
] as const

/** Fields of other records, which may be hidden from the reader. */
const alertOptionalFields = ['ProductAlert__c.Product__r.Name', 'ProductAlert__c.Product__r.ItemNumber__c'] as const

/** One page of the alerts visible to the reader, newest first. @param page - from 1. */
export const readAlerts = (pageSize: number, page = 1) =>
  readList(
    { objectApiName: 'ProductAlert__c', listViewApiName: 'AllAlerts', ...listPage(pageSize, page) },
    alertFields,
    alertOptionalFields,
  )

export type AlertRow = RowOf<typeof readAlerts>

/** One alert with its text. */
export const readAlert = (id: string) =>
  readRecord(
    id,
    [
      ...alertFields,
      'ProductAlert__c.ProductId__c',
      'ProductAlert__c.Body__c',
      'ProductAlert__c.AiracCycle__c',
      'ProductAlert__c.CreatedDate',
    ],
    alertOptionalFields,
  )

export type AlertRecord = AnswerOf<typeof readAlert>

/** Limit of stored readings: beyond it the oldest alerts show as unread again. */
const READINGS = 500

/** Which alerts the reader has opened and confirmed. */
export const readReadings = readList(
  { objectApiName: 'AlertReading__c', listViewApiName: 'MyReadings', pageSize: READINGS },
  ['AlertReading__c.AlertId__c', 'AlertReading__c.IsConfirmed__c', 'AlertReading__c.ConfirmedDate__c'],
)

export type ReadingRow = RowOf<typeof readReadings>

/** Whether the reader may publish alerts. */
export const readOfferedAlerts = read(getObjectCreateActions, {
  objectApiName: 'ProductAlert__c',
  actionTypes: ['StandardButton'],
})

/** Whether the reader may change an alert. */
export const readOfferedOnAlert = (id: string) => readRecordActions([id], ['StandardButton'])
