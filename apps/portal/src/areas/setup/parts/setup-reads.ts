import { accountMethods, operationsMethods } from 'contract'
import { getListInfo } from 'record-cache'
import { methodReader, read } from 'record-cache-react'
import { type AnswerOf, getAnyListRecords, listPage, readRecord } from '../../../records/records.ts'
import type { SetupList } from '../setup-lists.ts'

/** Rows per page. */
export const PAGE_SIZE = 25

/** The columns of a list with their labels. */
export const readColumns = ({ objectApiName, listViewApiName }: SetupList) =>
  read(getListInfo, { objectApiName, listViewApiName })

/** The login of a contact, whose actions belong to the contact. */
export const readLogin = (contactId: string) => readRecord(contactId, ['Contact.LoginId__c'])

const getActionEffects = methodReader(accountMethods.getActionEffects)

/** The state of the installation. */
export const readHealth = read(methodReader(operationsMethods.getHealth), {})

export type Health = AnswerOf<typeof readHealth>

/** What an action on a record would touch. */
export const readEffects = (recordId: string, actionApiName: string) =>
  read(getActionEffects, { recordId, actionApiName })

/** One page of a list: all rows, those that contain a text, or those that refer to a record. @param page - from 1. */
export function readRows(
  { objectApiName, listViewApiName, searched }: SetupList,
  { page = 1, q = '', equals = {} }: { page?: number; q?: string; equals?: Readonly<Record<string, string>> },
) {
  const text = q.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)
  const clauses = [
    ...Object.entries(equals).map(([field, id]) => ({ [field]: { eq: id } })),
    ...(text === '' ? [] : [{ or: searched.map((field) => ({ [field]: { like: `%${text}%` } })) }]),
  ]
  return read(getAnyListRecords, {
    objectApiName,
    listViewApiName,
    ...listPage(PAGE_SIZE, page),
    ...(clauses.length === 0 ? {} : { where: JSON.stringify({ and: clauses }) }),
  })
}

export type SetupColumn = AnswerOf<typeof readColumns>['displayColumns'][number]
export type SetupRow = AnswerOf<typeof readRows>['records'][number]
