import { useState } from 'react'
import { useRecordCache } from 'record-cache-react'
import { OkIcon } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { updateRecord } from '../../../../records/records.ts'
import { type ArticleForm, formOfDraft, refusalOfSave, typedInArticle, versionIn } from './article-form.ts'
import { messages } from './messages.ts'
import type { VersionRecord } from './page.ts'
import { formOfVersion, versionFieldsOf, versionForm } from './version-form.ts'

/** The form of the next version of a published article. @param readAgain - reads the saved one. */
export function useVersionForm(version: VersionRecord, readAgain: () => void): Form<ArticleForm> {
  const cache = useRecordCache()
  const toast = useToast()
  // One value for one version: another would count as something typed.
  const [empty] = useState(() => formOfVersion(version))
  return useForm<ArticleForm>({
    ...versionForm,
    empty,
    summary: messages.checkFields,
    adopt: typedInArticle,
    draft: { name: `article-${version.id}`, read: formOfDraft },
    send: async (values, { arrived }) => {
      try {
        const fields = { Id: version.id, ...versionFieldsOf(values) }
        await cache.send(updateRecord, { apiName: 'ArticleVersion__c', fields }, versionIn(values))
      } catch (error) {
        readAgain()
        return refusalOfSave(error)
      }
      arrived()
      toast({ message: messages.saved, icon: OkIcon })
      return 'leaving'
    },
  })
}
