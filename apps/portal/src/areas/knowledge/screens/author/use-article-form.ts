import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import { OkIcon } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import type { UploadPlace } from '../../../../parts/uploads/upload.ts'
import { useUploads } from '../../../../parts/uploads/use-uploads.tsx'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
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
import { NEW } from './author-address.ts'
import { messages } from './messages.ts'
import type { AuthoredRecord } from './page.ts'

/** Where the files of an article are uploaded; before it is saved they wait for its record. */
export const filesOf = (id: string | null, title: string): UploadPlace => ({
  name: `article:${id ?? NEW}`,
  recordId: id,
  page: { title: title === '' ? messages.newArticle : title, href: paths.author({ id: id ?? NEW }) },
})

/** The form of an article. @param article - null for a new one. @param readAgain - reads the saved one. */
export function useArticleForm(article: AuthoredRecord | null, readAgain: () => void): Form<ArticleForm> {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const toast = useToast()
  const uploads = useUploads()
  // One value for one version: another would count as something typed.
  const [empty] = useState(() => (article ? formOf(article) : emptyArticle))
  const form = useForm<ArticleForm>({
    ...articleForm,
    empty,
    summary: messages.checkFields,
    adopt: typedInArticle,
    draft: { name: `article-${article?.id ?? NEW}`, read: formOfDraft },
    send: async (values, { idempotencyKey, arrived }) => {
      const fields = fieldsOf(values)
      let id = article?.id
      if (id) {
        try {
          const record = { apiName: 'Knowledge__kav', fields: { Id: id, ...fields } } as const
          await cache.send(updateRecord, record, versionIn(values))
        } catch (error) {
          readAgain()
          return refusalOfSave(error)
        }
      } else {
        try {
          const made = await cache.send(createRecord, { apiName: 'Knowledge__kav', fields }, { idempotencyKey })
          id = made?.id
        } catch (error) {
          return refusalOfSave(error)
        }
        const to = id
        if (to) uploads?.act((store) => store.moveAll(filesOf(null, '').name, filesOf(to, values.title)))
      }
      arrived()
      toast({ message: messages.saved, icon: OkIcon })
      await navigate(paths.author({ id }), { replace: true })
      return 'leaving'
    },
  })
  /** The URL name follows the title until somebody writes another one. */
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
