import { alertMethods } from 'contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { methodReader, read, useRecordCache } from 'record-cache-react'
import { readDraft } from '../../../../forms/draft-records.ts'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { readAlertProducts } from '../../../../parts/alerts/subscription-reads.ts'
import { page } from '../../../../records/page.ts'
import { createRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { type AlertForm, alertForm, emptyAlert, fieldsOf, formOfDraft, questionOf } from '../../parts/alert-form.ts'
import { editorMessages } from '../../parts/editor-messages.ts'
import { readOfferedAlerts } from '../../reads.ts'

/** Name of the draft of an unpublished alert. */
const NEW_ALERT_DRAFT = 'alert-new'

export const newAlert = page({
  ...pages.newAlert,
  reads: () => ({ products: readAlertProducts, offered: readOfferedAlerts, draft: readDraft(NEW_ALERT_DRAFT) }),
})

/** Counts the recipients of an alert; null until product and kind are chosen. */
export const readReaders = ({ productId, kind, severity }: Pick<AlertForm, 'productId' | 'kind' | 'severity'>) =>
  productId === '' || kind === ''
    ? null
    : read(methodReader(alertMethods.countAlertReaders), { productId, kind, severity })

type NewAlert = {
  form: Form<AlertForm>
  /** The author is being asked to confirm. */
  isAsked: boolean
  confirm: () => void
  continueWriting: () => void
}

/** The form of a new alert: sending it publishes the alert, once the author has confirmed the recipients. */
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
      const created = await cache.send(createRecord, record, { idempotencyKey })
      arrived()
      await navigate(created ? paths.productAlert({ id: created.id, published: 'yes' }) : paths.allAlerts())
      return 'leaving'
    },
  })
  const question = questionOf(form.values)
  const hasProblems = Object.values(form.problems).some((problem) => problem !== undefined)
  return {
    form,
    isAsked: [asked, form.values.asked].includes(question) && !hasProblems,
    confirm: () => form.change({ confirmed: question }),
    continueWriting: () => {
      setAsked('')
      form.change({ asked: '', confirmed: '' })
    },
  }
}
