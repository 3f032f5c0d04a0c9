import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { type AlertForm, alertForm, emptyAlert, fieldsOf, formOfDraft } from '../../parts/alert-form.ts'
import { editorMessages } from '../../parts/editor-messages.ts'
import { NEW_ALERT_DRAFT } from './page.ts'

/** The form of an alert that is published by sending it. */
export function useNewAlert(): Form<AlertForm> {
  const cache = useRecordCache()
  const navigate = useNavigate()
  return useForm<AlertForm>({
    ...alertForm,
    empty: emptyAlert,
    summary: editorMessages.checkFields,
    contentOf: fieldsOf,
    draft: { name: NEW_ALERT_DRAFT, read: (kept) => formOfDraft(kept, emptyAlert) },
    send: async (values, { idempotencyKey, arrived }) => {
      const record = { apiName: 'ProductAlert__c', fields: fieldsOf(values) } as const
      const made = await cache.send(createRecord, record, { idempotencyKey })
      arrived()
      await navigate(made ? paths.productAlert({ id: made.id, published: 'yes' }) : paths.allAlerts())
      return 'leaving'
    },
  })
}
