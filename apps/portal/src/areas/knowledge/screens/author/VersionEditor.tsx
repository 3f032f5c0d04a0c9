import { useMemo } from 'react'
import { useRead, useRecordCache } from 'record-cache-react'
import { Notice, OkIcon } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import type { Changes } from '../../../../parts/use-one-change.ts'
import { useRecordSaving } from '../../../../parts/use-record-saving.ts'
import { useReads } from '../../../../records/page.ts'
import { updateRecord } from '../../../../records/records.ts'
import { type ArticleForm, formOfDraft, refusalOfSave, typedInArticle, versionIn } from './article-form.ts'
import { EditorLayout } from './EditorLayout.tsx'
import { LinkedFiles } from './LinkedFiles.tsx'
import { messages } from './messages.ts'
import { type AuthoredRecord, author, type VersionRecord } from './page.ts'
import { filesOf } from './use-article-form.ts'
import { useMayPublish } from './use-may-publish.ts'
import { PublishVersion, VersionPublication } from './VersionPublication.tsx'
import { Versions } from './Versions.tsx'
import { formOfVersion, versionFieldsOf, versionForm } from './version-form.ts'
import { versionMessages } from './version-messages.ts'
import { WrittenText } from './WrittenText.tsx'

type Props = {
  article: AuthoredRecord
  version: VersionRecord
  /** Another author has discarded it. */
  isGone: boolean
  readAgain: () => Promise<unknown>
  changes: Changes
}

/** One version of a published article: an editable draft, or a published version to read. */
export function VersionEditor({ article, version, isGone, readAgain, changes }: Props) {
  const form = useVersionForm(version)
  const mayPublish = useMayPublish()
  const isDraft = version.fields.State__c.value === 'Draft'
  // The server sends authors the owner only for versions that they own.
  const isWriter = isDraft && typeof version.fields.OwnerId?.value === 'string'
  const place = filesOf(article.id, form.values.title)
  return (
    <EditorLayout
      form={form}
      isWriter={isWriter}
      saved={version.weakEtag}
      isNextVersion
      publish={
        isDraft && mayPublish ? (
          <PublishVersion
            article={article}
            version={version}
            isTouched={isWriter && form.isTouched}
            changes={changes}
            readAgain={readAgain}
          />
        ) : null
      }
      aside={
        <>
          <VersionPublication
            article={article}
            version={version}
            mayDiscard={isWriter}
            forget={form.startAgain}
            changes={changes}
          />
          <Versions article={article} />
        </>
      }
    >
      {isGone && !changes.isBusy ? <Notice tone="alarm">{versionMessages.gone}</Notice> : null}
      <WrittenText
        key={version.fields.State__c.value}
        form={form}
        isWriter={isWriter}
        article={article}
        isPublic={article.fields.IsPublic.value === true}
        isNextVersion
        filesAt={mayPublish ? place : null}
      />
      <LinkedFiles
        id={article.id}
        place={place}
        mayChange={mayPublish}
        isOnline={article.fields.PublicationStatus.value === 'Online'}
      />
    </EditorLayout>
  )
}

/** The form of the next version of a published article. */
function useVersionForm(version: VersionRecord): Form<ArticleForm> {
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
