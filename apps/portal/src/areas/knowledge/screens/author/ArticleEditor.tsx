import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Badge, Notice, Row, Sheet, Stack } from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import { Stepwise } from '../../../../parts/lists/Stepwise.tsx'
import type { Changes } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { EditorLayout } from './EditorLayout.tsx'
import { LinkedFiles } from './LinkedFiles.tsx'
import { messages } from './messages.ts'
import { Publication } from './Publication.tsx'
import { type AuthoredRecord, author } from './page.ts'
import type { TypedDay } from './ReviewDay.tsx'
import { filesOf, useArticleForm } from './use-article-form.ts'
import { useMayPublish } from './use-may-publish.ts'
import { Versions } from './Versions.tsx'
import { WrittenText } from './WrittenText.tsx'

type Props = {
  /** State of a saved article; null for a new one. */
  article: AuthoredRecord | null
  readAgain: () => Promise<unknown>
  /** Null for a new article. */
  ofSaved: { changes: Changes; review: TypedDay } | null
}

/** One article: the form of the author's draft, its preview, files, publication and votes. */
export function ArticleEditor({ article, readAgain, ofSaved }: Props) {
  const form = useArticleForm(article)
  const [chosenPublic, setChosenPublic] = useState<boolean | null>(null)
  const isPublic = chosenPublic ?? article?.fields.IsPublic.value === true
  const mayPublish = useMayPublish()
  const status = article?.fields.PublicationStatus.value ?? 'Draft'
  // The server sends authors the owner only for articles that they own.
  const isOwnDraft = article === null || (status === 'Draft' && typeof article.fields.OwnerId?.value === 'string')
  const mayChangeFiles = isOwnDraft || mayPublish
  const place = filesOf(article?.id ?? null, form.values.title)
  return (
    <EditorLayout
      form={form}
      isWriter={isOwnDraft}
      saved={article?.weakEtag ?? null}
      isNextVersion={false}
      aside={
        <>
          {article && ofSaved ? (
            <Publication
              article={article}
              isPublic={isPublic}
              choosePublic={setChosenPublic}
              isTouched={isOwnDraft && form.isTouched}
              readAgain={readAgain}
              {...ofSaved}
            />
          ) : null}
          {article ? <Versions article={article} /> : null}
          {article ? <Votes views={formatNumber(article.fields.ViewCount__c.value ?? 0)} /> : null}
          {article ? null : <Notice>{messages.needsRight}</Notice>}
        </>
      }
    >
      <WrittenText
        key={status}
        form={form}
        isWriter={isOwnDraft}
        article={article}
        isPublic={isPublic}
        isNextVersion={false}
        filesAt={mayChangeFiles ? place : null}
      />
      <LinkedFiles id={article?.id ?? null} place={place} mayChange={mayChangeFiles} isOnline={status === 'Online'} />
    </EditorLayout>
  )
}

/** Readers' votes on the article, and its number of views. */
function Votes({ views }: { views: string }) {
  const { data } = useRead(useReads(author).votes)
  const votes = data?.records ?? []
  const helpful = votes.filter(({ fields }) => fields.IsHelpful__c.value === true).length
  const words = votes.filter(({ fields }) => textOf(fields.Words__c) !== '')
  return (
    <Sheet title={messages.votes}>
      <Stack gap="small">
        <Row>
          <Badge>{`${messages.views}: ${views}`}</Badge>
          {votes.length > 0 ? <Badge tone="ok">{messages.helpful(helpful)}</Badge> : null}
          {votes.length > helpful ? <Badge>{messages.notHelpful(votes.length - helpful)}</Badge> : null}
        </Row>
        {data && data.nextPageToken !== null ? <p className="meta">{messages.onlyVotes(votes.length)}</p> : null}
        {data && votes.length === 0 ? <p className="soft">{messages.noVotes}</p> : null}
        {words.length > 0 ? (
          <Stepwise rows={words}>
            {(shown) => (
              <ul aria-label={messages.words}>
                {shown.map(({ id, fields }) => (
                  <li key={id}>{textOf(fields.Words__c)}</li>
                ))}
              </ul>
            )}
          </Stepwise>
        ) : null}
      </Stack>
    </Sheet>
  )
}
