import { type ReactNode, useState } from 'react'
import { useRead } from 'record-cache-react'
import { Badge, Button, Notice, Row, Sheet, Stack } from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import type { Form } from '../../../../forms/form.ts'
import { Stepwise } from '../../../../parts/lists/Stepwise.tsx'
import type { Changes } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import type { ArticleForm } from './article-form.ts'
import { EditorLayout } from './EditorLayout.tsx'
import { LinkedFiles } from './LinkedFiles.tsx'
import { messages } from './messages.ts'
import { Publication } from './Publication.tsx'
import { type AuthoredRecord, author } from './page.ts'
import type { TypedDay } from './ReviewDay.tsx'
import { filesOf, useArticleForm } from './use-article-form.ts'
import { useMayPublish } from './use-may-publish.ts'
import { type PublicationProps, usePublication } from './use-publication.tsx'
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
  const [chosenPublic, choosePublic] = useState<boolean | null>(null)
  // The server sends authors the owner only for articles that they own.
  const isOwnDraft =
    article === null || (statusOf(article) === 'Draft' && typeof article.fields.OwnerId?.value === 'string')
  const shared = { form, isOwnDraft, isPublic: chosenPublic ?? article?.fields.IsPublic.value === true }
  if (article && ofSaved)
    return <SavedEditor {...shared} article={article} choosePublic={choosePublic} readAgain={readAgain} {...ofSaved} />
  return <Editor {...shared} article={article} publish={null} aside={<Notice>{messages.needsRight}</Notice>} />
}

const statusOf = (article: AuthoredRecord) => article.fields.PublicationStatus.value ?? 'Draft'

type Shared = { form: Form<ArticleForm>; isOwnDraft: boolean; isPublic: boolean }

function SavedEditor({ form, isOwnDraft, ...props }: Shared & Omit<PublicationProps, 'isTouched'>) {
  const { article, isPublic, review } = props
  const isTouched = isOwnDraft && form.isTouched
  const publication = usePublication({ ...props, isTouched })
  const isHydrated = useIsHydrated()
  const mayPublish = useMayPublish()
  return (
    <Editor
      form={form}
      isOwnDraft={isOwnDraft}
      isPublic={isPublic}
      article={article}
      publish={
        mayPublish && publication.status === 'Draft' ? (
          <Button
            isBusy={publication.isBusy}
            disabled={isTouched || !isHydrated}
            onClick={() => void publication.publish()}
          >
            {messages.publish}
          </Button>
        ) : null
      }
      aside={
        <>
          <Publication publication={publication} article={article} isPublic={isPublic} review={review} />
          <Versions article={article} />
          <Votes views={formatNumber(article.fields.ViewCount__c.value ?? 0)} />
        </>
      }
    />
  )
}

type EditorProps = Shared & { article: AuthoredRecord | null; publish: ReactNode; aside: ReactNode }

function Editor({ form, isOwnDraft, isPublic, article, publish, aside }: EditorProps) {
  const mayChangeFiles = useMayPublish() || isOwnDraft
  const status = article ? statusOf(article) : 'Draft'
  const place = filesOf(article?.id ?? null, form.values.title)
  return (
    <EditorLayout
      form={form}
      isWriter={isOwnDraft}
      saved={article?.weakEtag ?? null}
      isNextVersion={false}
      publish={publish}
      aside={aside}
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
