import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import type { Snapshot } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useRecordSaving } from '../../../../parts/use-record-saving.ts'
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

/** The form of a published alert. @param readAlert - reads the saved one. */
export function useAlertChange(alert: AlertRecord, readAlert: () => Promise<Snapshot<AlertRecord>>): Form<AlertForm> {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const save = useRecordSaving({ record: alert, readAgain: readAlert, formOf, fieldsOf })
  const saved = useMemo(() => formOf(alert), [alert])
  return useForm<AlertForm>({
    ...alertForm,
    empty: saved,
    summary: editorMessages.checkFields,
    draft: { name: changeDraft(alert.id), read: (kept) => formOfDraft(kept, saved) },
    send: async (values, { arrived }) => {
      try {
        const fields = { Id: alert.id, ...fieldsOf(values) }
        const record = { apiName: 'ProductAlert__c', fields } as const
        await save(values, () => cache.send(updateRecord, record, versionIn(values)))
      } catch (error) {
        return refusalOfOldVersion(error)
      }
      arrived()
      await navigate(paths.productAlert({ id: alert.id, saved: 'yes' }))
      return 'leaving'
    },
  })
}
