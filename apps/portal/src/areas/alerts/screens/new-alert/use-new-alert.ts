import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { createRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { type AlertForm, alertForm, emptyAlert, fieldsOf, formOfDraft, questionOf } from '../../parts/alert-form.ts'
import { editorMessages } from '../../parts/editor-messages.ts'
import { NEW_ALERT_DRAFT } from './page.ts'

type NewAlert = {
  form: Form<AlertForm>
  /** Its author is asked whether to publish it. */
  isAsked: boolean
  confirm: () => void
  goOnWriting: () => void
}

/** The form of an alert that is published by sending it, once its author has confirmed whom it reaches. */
export function useNewAlert(): NewAlert {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const [asked, setAsked] = useState('')
  const form = useForm<AlertForm>({
    ...alertForm,
    empty: emptyAlert,
    summary: editorMessages.checkFields,
    contentOf: fieldsOf,
    draft: { name: NEW_ALERT_DRAFT, read: (kept) => formOfDraft(kept, emptyAlert) },
    send: async (values, { idempotencyKey, arrived }) => {
      const question = questionOf(values)
      if (values.confirmed !== question) {
        setAsked(question)
        return {}
      }
      const record = { apiName: 'ProductAlert__c', fields: fieldsOf(values) } as const
      const made = await cache.send(createRecord, record, { idempotencyKey })
      arrived()
      await navigate(made ? paths.productAlert({ id: made.id, published: 'yes' }) : paths.allAlerts())
      return 'leaving'
    },
  })
  const question = questionOf(form.values)
  const hasProblems = Object.values(form.problems).some((problem) => problem !== undefined)
  return {
    form,
    isAsked: [asked, form.values.asked].includes(question) && !hasProblems,
    confirm: () => form.change({ confirmed: question }),
    goOnWriting: () => {
      setAsked('')
      form.change({ asked: '', confirmed: '' })
    },
  }
}
