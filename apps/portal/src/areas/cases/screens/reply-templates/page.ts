import { getObjectCreateActions } from 'record-cache'
import { read } from 'record-cache-react'
import { page, required } from '../../../../records/page.ts'
import { readRecordActions } from '../../../../records/record-actions.ts'
import { type AnswerOf, listPage, type RowOf, readList, readRecord } from '../../../../records/records.ts'
import { addressQuery, pageNumber } from '../../../../site/address-query.ts'
import { pages } from '../../../../site/pages.ts'
import { NEW, paths } from '../../../../site/paths.ts'

/** Rows per page. */
export const PAGE_SIZE = 25

export const templatesQuery = addressQuery(paths.replyTemplates, { page: pageNumber(PAGE_SIZE) })

const objectApiName = 'ReplyTemplate__c'
const fields = ['ReplyTemplate__c.Name', 'ReplyTemplate__c.Body__c', 'ReplyTemplate__c.IsActive__c'] as const

/** The list of templates, or the one that the address names. */
export const replyTemplates = page({
  ...pages.replyTemplates,
  reads: ({ query }) => {
    const chosen = query.get('id')
    return {
      templates: chosen === null ? readTemplates(templatesQuery.read(query).page) : null,
      template: chosen === null || chosen === NEW ? null : required(readTemplate(chosen)),
      offeredOnIt: chosen === null || chosen === NEW ? null : readOffered([chosen]),
      offered: read(getObjectCreateActions, { objectApiName, actionTypes: ['StandardButton'] }),
    }
  },
})

const readTemplates = (number: number) =>
  readList({ objectApiName, listViewApiName: 'ReplyTemplates', ...listPage(PAGE_SIZE, number) }, fields)

const readTemplate = (id: string) => readRecord(id, fields)

/** The actions that the server offers on templates. */
export const readOffered = (ids: readonly string[]) => readRecordActions(ids, ['StandardButton'])

export type TemplateRecord = AnswerOf<typeof readTemplate> | RowOf<typeof readTemplates>
