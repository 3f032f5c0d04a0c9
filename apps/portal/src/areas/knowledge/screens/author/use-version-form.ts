import { useMemo } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import { OkIcon } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { useRecordSaving } from '../../../../parts/use-record-saving.ts'
import { updateRecord } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { type ArticleForm, formOfDraft, refusalOfSave, typedInArticle, versionIn } from './article-form.ts'
import { messages } from './messages.ts'
import { author, type VersionRecord } from './page.ts'
import { formOfVersion, versionFieldsOf, versionForm } from './version-form.ts'

/** The form of the next version of a published article. */
export function useVersionForm(version: VersionRecord): Form<ArticleForm> {
  const cache = useRecordCache()
  const toast = useToast()
  const { refresh: readAgain } = useRead(useReads(author).version)
  const save = useRecordSaving({ record: version, readAgain, formOf: formOfVersion, fieldsOf: versionFieldsOf })
  const saved = useMemo(() => formOfVersion(version), [version])
  return useForm<ArticleForm>({
    ...versionForm,
    empty: saved,
    summary: messages.checkFields,
    adopt: typedInArticle,
    draft: { name: `article-${version.id}`, read: (kept) => formOfDraft(kept, saved) },
    send: async (values, { stored }) => {
      try {
        const fields = { Id: version.id, ...versionFieldsOf(values) }
        const record = { apiName: 'ArticleVersion__c', fields } as const
        stored(await save(values, () => cache.send(updateRecord, record, versionIn(values))))
      } catch (error) {
        return refusalOfSave(error)
      }
      toast({ message: messages.saved, icon: OkIcon })
      return 'sent'
    },
  })
}
