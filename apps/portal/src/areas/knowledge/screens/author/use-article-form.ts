import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useRead, useRecordCache } from 'record-cache-react'
import { OkIcon } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import type { UploadPlace } from '../../../../parts/uploads/upload.ts'
import { useUploads } from '../../../../parts/uploads/use-uploads.tsx'
import { useRecordSaving } from '../../../../parts/use-record-saving.ts'
import { useReads } from '../../../../records/page.ts'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { NEW, paths } from '../../../../site/paths.ts'
import {
  type ArticleForm,
  articleForm,
  emptyArticle,
  fieldsOf,
  formOf,
  formOfDraft,
  refusalOfSave,
  typedInArticle,
  urlNameOf,
  versionIn,
} from './article-form.ts'
import { messages } from './messages.ts'
import { type AuthoredRecord, author } from './page.ts'

/** Where the files of an article are uploaded; before the first save they wait for its record. */
export const filesOf = (id: string | null, title: string): UploadPlace => ({
  name: `article:${id ?? NEW}`,
  recordId: id,
  page: { title: title === '' ? messages.newArticle : title, href: paths.author({ id: id ?? NEW }) },
})

/** The form of an article. @param article - null for a new one. */
export function useArticleForm(article: AuthoredRecord | null): Form<ArticleForm> {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const toast = useToast()
  const uploads = useUploads()
  const { refresh: readAgain } = useRead(useReads(author).article)
  const save = useRecordSaving({ record: article, readAgain, formOf, fieldsOf })
  const saved = useMemo(() => (article ? formOf(article) : emptyArticle), [article])
  const form = useForm<ArticleForm>({
    ...articleForm,
    empty: saved,
    summary: messages.checkFields,
    adopt: typedInArticle,
    draft: { name: `article-${article?.id ?? NEW}`, read: (kept) => formOfDraft(kept, saved) },
    send: async (values, { idempotencyKey, arrived, stored }) => {
      const fields = fieldsOf(values)
      if (article) {
        try {
          const record = { apiName: 'Knowledge__kav', fields: { Id: article.id, ...fields } } as const
          stored(await save(values, () => cache.send(updateRecord, record, versionIn(values))))
        } catch (error) {
          return refusalOfSave(error)
        }
        toast({ message: messages.saved, icon: OkIcon })
        return 'sent'
      }
      let id: string | undefined
      try {
        id = (await cache.send(createRecord, { apiName: 'Knowledge__kav', fields }, { idempotencyKey }))?.id
      } catch (error) {
        return refusalOfSave(error)
      }
      const to = id
      if (to) uploads?.act((store) => void store.moveAll(filesOf(null, '').name, filesOf(to, values.title)))
      arrived()
      toast({ message: messages.saved, icon: OkIcon })
      await navigate(paths.author({ id }), { replace: true })
      return 'leaving'
    },
  })
  /** The URL name follows the title until it is edited. */
  const change: Form<ArticleForm>['change'] = (changed) => {
    const { title, urlName } = form.values
    const follows = article === null && changed.title !== undefined && urlName === urlNameOf(title)
    form.change(follows ? { ...changed, urlName: urlNameOf(changed.title ?? '') } : changed)
  }
  return {
    ...form,
    change,
    field: (name) => ({
      ...form.field(name),
      onChange: (value) => change({ [name]: value } as unknown as Partial<ArticleForm>),
    }),
  }
}
