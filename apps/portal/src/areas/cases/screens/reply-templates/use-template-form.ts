import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import { OkIcon } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { ReplyTemplate } from './reply-template.ts'
import {
  emptyTemplate,
  fieldsOf,
  formOf,
  refusalOfOldVersion,
  type TemplateForm,
  templateForm,
  versionIn,
} from './template-form.ts'

/** The form of a template. @param template - null for a new one. */
export function useTemplateForm(template: ReplyTemplate | null): Form<TemplateForm> {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const toast = useToast()
  return useForm<TemplateForm>({
    ...templateForm,
    empty: template ? formOf(template) : emptyTemplate,
    summary: messages.checkFields,
    send: async (values, { idempotencyKey, arrived }) => {
      if (template) {
        const fields = { Id: template.id, ...fieldsOf(values) }
        try {
          await cache.send(updateRecord, { apiName: 'ReplyTemplate__c', fields }, versionIn(values))
        } catch (error) {
          return refusalOfOldVersion(error)
        }
      } else {
        const fields = fieldsOf(values)
        await cache.send(createRecord, { apiName: 'ReplyTemplate__c', fields }, { idempotencyKey })
      }
      arrived()
      toast({ message: messages.saved, icon: OkIcon })
      await navigate(paths.replyTemplates())
      return 'leaving'
    },
  })
}
