import { type ActionFunction, data } from 'react-router'
import { takePost } from '../../../../forms/take-post.ts'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { NEW } from '../../../../site/new-record.ts'
import { paths } from '../../../../site/paths.ts'
import { replyTemplates } from './page.ts'
import {
  emptyTemplate,
  fieldsOf,
  refusalOfOldVersion,
  type TemplateForm,
  templateForm,
  versionIn,
} from './template-form.ts'

/** Saves the template of the address, whose form a browser sent by itself. */
export const takeTemplate: ActionFunction = takePost<TemplateForm>(replyTemplates, {
  ...templateForm,
  read: ({ isActive, ...typed }) => ({ ...emptyTemplate, ...typed, isActive: isActive !== undefined }),
  send: async (values, { query, cache, idempotencyKey }) => {
    const id = query.get('id')
    if (id === null) throw data(null, { status: 404 })
    if (id === NEW) {
      const fields = fieldsOf(values)
      await cache.send(createRecord, { apiName: 'ReplyTemplate__c', fields }, { idempotencyKey })
    } else {
      const fields = { Id: id, ...fieldsOf(values) }
      try {
        await cache.send(updateRecord, { apiName: 'ReplyTemplate__c', fields }, versionIn(values))
      } catch (error) {
        return refusalOfOldVersion(error)
      }
    }
    return paths.replyTemplates({ saved: '1' })
  },
})
