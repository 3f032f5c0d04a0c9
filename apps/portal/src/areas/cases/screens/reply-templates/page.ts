import { getObjectCreateActions, pageTokenAt } from 'record-cache'
import { read } from 'record-cache-react'
import { pageIn } from '../../../../records/list-page.ts'
import { page, required } from '../../../../records/page.ts'
import { readRecordActions } from '../../../../records/record-actions.ts'
import { type AnswerOf, type RowOf, readList, readRecord } from '../../../../records/records.ts'
import { NEW } from '../../../../site/new-record.ts'
import { pages } from '../../../../site/pages.ts'
import { PAGE_SIZE } from './template-address.ts'

const objectApiName = 'ReplyTemplate__c'
const fields = ['ReplyTemplate__c.Name', 'ReplyTemplate__c.Body__c', 'ReplyTemplate__c.IsActive__c'] as const

/** The list of templates, or the one that the address names. */
export const replyTemplates = page({
  ...pages.replyTemplates,
  reads: ({ query }) => {
    const chosen = query.get('id')
    return {
      templates: chosen === null ? readTemplates(pageIn(query, PAGE_SIZE)) : null,
      template: chosen === null || chosen === NEW ? null : required(readTemplate(chosen)),
      offeredOnIt: chosen === null || chosen === NEW ? null : readOffered([chosen]),
      offered: read(getObjectCreateActions, { objectApiName, actionTypes: ['StandardButton'] }),
    }
  },
})

const readTemplates = (number: number) =>
  readList(
    {
      objectApiName,
      listViewApiName: 'ReplyTemplates',
      pageSize: PAGE_SIZE,
      ...(number === 1 ? {} : { pageToken: pageTokenAt((number - 1) * PAGE_SIZE) }),
    },
    fields,
  )

const readTemplate = (id: string) => readRecord(id, fields)

/** The actions that the server offers on templates. */
export const readOffered = (ids: readonly string[]) => readRecordActions(ids, ['StandardButton'])

export type TemplateRecord = AnswerOf<typeof readTemplate> | RowOf<typeof readTemplates>
