import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { updateRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import {
  type AlertForm,
  alertForm,
  fieldsOf,
  formOf,
  formOfDraft,
  refusalOfOldVersion,
  versionIn,
} from '../../parts/alert-form.ts'
import { editorMessages } from '../../parts/editor-messages.ts'
import type { AlertRecord } from '../../reads.ts'
import { changeDraft } from './page.ts'

/** The form of a published alert. @param readAgain - reads the saved one. */
export function useAlertChange(alert: AlertRecord, readAgain: () => void): Form<AlertForm> {
  const cache = useRecordCache()
  const navigate = useNavigate()
  // One value for one version: another would count as something typed.
  const [saved] = useState(() => formOf(alert))
  return useForm<AlertForm>({
    ...alertForm,
    empty: saved,
    summary: editorMessages.checkFields,
    draft: { name: changeDraft(alert.id), read: (kept) => formOfDraft(kept, saved) },
    send: async (values, { arrived }) => {
      try {
        const fields = { Id: alert.id, ...fieldsOf(values) }
        await cache.send(updateRecord, { apiName: 'ProductAlert__c', fields }, versionIn(values))
      } catch (error) {
        readAgain()
        return refusalOfOldVersion(error)
      }
      arrived()
      await navigate(paths.productAlert({ id: alert.id, saved: 'yes' }))
      return 'leaving'
    },
  })
}
