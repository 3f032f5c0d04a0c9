import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { AddIcon, Breadcrumb, EmptyState, LinkButton, Page, PageHead, Row, Sheet, SkeletonRows } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { isOffered } from '../../../../records/record-actions.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { NEW } from '../../../../site/new-record.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { ArticleEditor } from './ArticleEditor.tsx'
import { ArticleList } from './ArticleList.tsx'
import { messages } from './messages.ts'
import { author } from './page.ts'
import { VersionEditor } from './VersionEditor.tsx'

/** The articles that authors write: their lists, and one of them to write, preview and publish. */
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
        <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
      ) : (
        <SkeletonRows label={messages.loadingOne} shape="facts" count={4} />
      )}
    </Page>
  )
}

/** Another article or version is shown without another page: the keyboard goes on at the title, as on a new page. */
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
  // What was not done is said, and what was typed stays, also once what is saved by now is shown.
  const changes = useOneChange()
  const [reviewDay, typeReviewDay] = useState<string | null>(null)
  const isVersion = address.has('version')
  // What is typed into a version stays when somebody discards it meanwhile.
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
    return <Failed text={messages.failed} action={messages.tryAgain} onRetry={again} />
  }
  return (
    <Sheet>
      <SkeletonRows label={messages.loadingOne} shape="facts" count={4} />
    </Sheet>
  )
}
