import { type RefObject, useEffect, useRef, useState } from 'react'
import { type ActionFunction, data, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { AddIcon, Breadcrumb, EmptyState, LinkButton, Page, PageHead, Row, Sheet, SkeletonRows } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { isOffered } from '../../../../records/record-actions.ts'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { NEW, paths } from '../../../../site/paths.ts'
import { cleanedText } from '../../parts/article/ArticleText.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { ArticleList } from './ArticleList.tsx'
import { type ArticleForm, articleForm, fieldsOf, formOfPost, refusalOfSave, versionIn } from './article-form.ts'
import { messages } from './messages.ts'
import { author } from './page.ts'
import { VersionEditor } from './VersionEditor.tsx'
import { versionFieldsOf, versionForm } from './version-form.ts'

/** The articles of authors: lists, and one article to write, preview and publish. */
export function AuthorScreen() {
  const [address] = useSearchParams()
  const { data, state, refresh } = useRead(useReads(author).offered)
  const chosen = address.get('id')
  const isWriter = isOffered(data, 'Knowledge__kav', 'SaveEdit')
  const home = { label: pages.home.title, href: paths.home() }
  const list = { label: author.title, href: paths.author() }
  return (
    <Page>
      <PageTitle of={author}>{chosen === null ? undefined : messages.creator}</PageTitle>
      <Breadcrumb
        crumbs={chosen === null ? [home, { label: list.label }] : [home, list, { label: messages.creator }]}
      />
      <PageHead
        title={chosen === null ? author.title : messages.creator}
        titleRef={useFocusOnChoice(`${chosen} ${address.get('version')}`)}
        lead={chosen === null ? messages.lead : messages.creatorLead}
        actions={
          chosen === null ? (
            <Row>
              <LinkButton variant="line" href={paths.searchWords()}>
                {messages.searchWords}
              </LinkButton>
              {isWriter ? (
                <LinkButton icon={AddIcon} href={paths.author({ id: NEW })}>
                  {messages.newArticle}
                </LinkButton>
              ) : null}
            </Row>
          ) : null
        }
      />
      {chosen === null ? (
        <ArticleList />
      ) : chosen !== NEW ? (
        <OneArticle key={`${chosen} ${address.get('version') ?? ''}`} />
      ) : isWriter ? (
        <ArticleEditor article={null} readAgain={refresh} ofSaved={null} />
      ) : data ? (
        <EmptyState title={messages.notOffered} />
      ) : state === 'Error' ? (
        <Failed text={messages.failed} onRetry={refresh} />
      ) : (
        <SkeletonRows label={messages.loadingOne} shape="facts" count={4} />
      )}
    </Page>
  )
}

/** The screen stays mounted for another article or version: focuses the title, as on a new page. */
function useFocusOnChoice(choice: string): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(choice)
  useEffect(() => {
    if (shown.current === choice) return
    shown.current = choice
    title.current?.focus({ preventScroll: true })
  }, [choice])
  return title
}

function OneArticle() {
  const [address] = useSearchParams()
  const reads = useReads(author)
  const { data, state, refresh } = useRead(reads.article)
  const { data: version, state: versionState, refresh: readVersion } = useRead(reads.version)
  // Failures and typed text stay, also when the saved record has changed since.
  const changes = useOneChange()
  const [reviewDay, typeReviewDay] = useState<string | null>(null)
  const isVersion = address.has('version')
  // Text typed into a version stays when another author discards it.
  const [last, setLast] = useState(version)
  if (version && version !== last) setLast(version)
  const shown = version ?? (last?.id === address.get('version') ? last : undefined)
  if (data && shown && shown.fields.ArticleId__c.value === data.id) {
    return (
      <VersionEditor
        key={shown.id}
        article={data}
        version={shown}
        isGone={version === undefined && versionState === 'Error'}
        readAgain={readVersion}
        changes={changes}
      />
    )
  }
  if (data && !isVersion)
    return (
      <ArticleEditor
        key={data.id}
        article={data}
        readAgain={refresh}
        ofSaved={{ changes, review: { day: reviewDay, type: typeReviewDay } }}
      />
    )
  if (data && shown) return <EmptyState title={messages.notOffered} />
  if (state === 'Error' || versionState === 'Error') {
    const again = () => {
      void refresh()
      void readVersion()
    }
    return <Failed text={messages.failed} onRetry={again} />
  }
  return (
    <Sheet>
      <SkeletonRows label={messages.loadingOne} shape="facts" count={4} />
    </Sheet>
  )
}

/** Handles the article form without JavaScript: saves the article or version in the address. */
export const action: ActionFunction = (post, context) =>
  (new URL(post.request.url).searchParams.has('version') ? postVersion : postArticle)(post, context)

const postArticle = postAction<ArticleForm>(author, {
  ...articleForm,
  read: formOfPost,
  send: async (values, { query, cache, idempotencyKey }) => {
    const id = query.get('id')
    if (id === null) throw data(null, { status: 404 })
    const fields = fieldsOf(values)
    if (id === NEW) {
      try {
        const created = await cache.send(createRecord, { apiName: 'Knowledge__kav', fields }, { idempotencyKey })
        return paths.author({ id: created?.id, saved: '1' })
      } catch (error) {
        return refusalOfSave(error)
      }
    }
    try {
      await cache.send(updateRecord, { apiName: 'Knowledge__kav', fields: { Id: id, ...fields } }, versionIn(values))
    } catch (error) {
      return refusalOfSave(error)
    }
    return paths.author({ id, saved: '1' })
  },
})

const postVersion = postAction<ArticleForm>(author, {
  ...versionForm,
  read: formOfPost,
  send: async (values, { query, cache }) => {
    const [id, version] = [query.get('id'), query.get('version')]
    if (id === null || version === null) throw data(null, { status: 404 })
    try {
      const fields = { Id: version, ...versionFieldsOf(values) }
      await cache.send(updateRecord, { apiName: 'ArticleVersion__c', fields }, versionIn(values))
    } catch (error) {
      return refusalOfSave(error)
    }
    return paths.author({ id, version, saved: '1' })
  },
})

export { AuthorScreen as default }

export const loader = loadOnServer(author, () => cleanedText)
export const clientLoader = loadInBrowser(author, () => cleanedText)
