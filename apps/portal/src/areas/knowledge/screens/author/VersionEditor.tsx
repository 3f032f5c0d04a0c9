import { Notice } from 'ui'
import type { Changes } from '../../../../parts/use-one-change.ts'
import { EditorLayout } from './EditorLayout.tsx'
import { LinkedFiles } from './LinkedFiles.tsx'
import type { AuthoredRecord, VersionRecord } from './page.ts'
import { filesOf } from './use-article-form.ts'
import { useMayPublish } from './use-may-publish.ts'
import { useVersionForm } from './use-version-form.ts'
import { VersionPublication } from './VersionPublication.tsx'
import { Versions } from './Versions.tsx'
import { versionMessages } from './version-messages.ts'
import { WrittenText } from './WrittenText.tsx'

type Props = {
  article: AuthoredRecord
  version: VersionRecord
  /** Somebody else has discarded it. */
  isGone: boolean
  readAgain: () => void
  changes: Changes
}

/** One version of a published article: its draft to write, or what was published to read. */
export function VersionEditor({ article, version, isGone, readAgain, changes }: Props) {
  const form = useVersionForm(version)
  const mayPublish = useMayPublish()
  const isDraft = version.fields.State__c.value === 'Draft'
  // Of their versions alone authors are told the owner.
  const isWriter = isDraft && typeof version.fields.OwnerId?.value === 'string'
  return (
    <EditorLayout
      form={form}
      isWriter={isWriter}
      saved={version.weakEtag}
      isNextVersion
      aside={
        <>
          <VersionPublication
            article={article}
            version={version}
            isTouched={isWriter && form.isTouched}
            mayDiscard={isWriter}
            forget={form.startAgain}
            changes={changes}
            readAgain={readAgain}
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
      />
      <LinkedFiles
        id={article.id}
        place={filesOf(article.id, form.values.title)}
        mayChange={mayPublish}
        isOnline={article.fields.PublicationStatus.value === 'Online'}
      />
    </EditorLayout>
  )
}
