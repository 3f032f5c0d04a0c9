import type { ReactNode } from 'react'
import { useRead } from 'record-cache-react'
import { AddIcon, Columns, Link, LinkButton, LinkList, type LinkRow, Page, SearchIcon, SectionHead, Stack } from 'ui'
import { formatCalendarDay } from '../../../../format/dates.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { articleIcon } from '../../../../parts/article-icon.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { useNow } from '../../../../site/now.tsx'
import { pages } from '../../../../site/pages.ts'
import { NEW, paths } from '../../../../site/paths.ts'
import { ArticleList } from './ArticleList.tsx'
import { DataCycle } from './DataCycle.tsx'
import { HomeAlerts } from './HomeAlerts.tsx'
import styles from './HomeScreen.module.css'
import { messages } from './messages.ts'
import { home } from './page.ts'
import { ShortSheet } from './ShortSheet.tsx'
import { type ShortList, shortList } from './short-list.ts'
import { useHomeArticles } from './use-home-articles.ts'
import { StaffWelcome } from './Welcome.tsx'

/** The work of an author: drafts, articles whose review is due, and searches without results. */
export function AuthorHome() {
  const reads = useReads(home)
  const formats = useFormats()
  const now = useNow()
  const { top } = useHomeArticles()
  const drafts = shortList(useRead(reads.drafts), ({ id, fields }) => ({
    ...ofArticle(id, textOf(fields.Title)),
    meta: joined(
      textOf(fields.Product__r?.value?.fields.Name),
      messages.updated(formats.relative(fields.SystemModstamp.value ?? '', now)),
    ),
  }))
  const reviews = shortList(useRead(reads.reviews), ({ id, fields }) => ({
    ...ofArticle(id, textOf(fields.Title)),
    meta: joined(
      textOf(fields.Product__r?.value?.fields.Name),
      messages.reviewBy(formatCalendarDay(fields.ReviewDate__c?.value ?? '')),
    ),
  }))
  const unanswered = shortList(useRead(reads.unanswered), ({ fields }) => ({
    href: paths.search({ q: textOf(fields.Words__c) }),
    title: textOf(fields.Words__c),
    icon: SearchIcon,
    meta: messages.times(fields.Count__c.value ?? 0),
  }))
  return (
    <>
      <StaffWelcome>
        <LinkButton variant="line" href={paths.author()}>
          {pages.author.title}
        </LinkButton>
        <LinkButton href={paths.author({ id: NEW })} icon={AddIcon}>
          {messages.writeArticle}
        </LinkButton>
      </StaffWelcome>
      <Page className={styles.content}>
        <Columns layout="8-4">
          <Stack gap="section">
            <Work title={messages.drafts} empty={messages.noDrafts} list={drafts} />
            <Work title={messages.reviews} empty={messages.noReviews} list={reviews} />
            <Work
              title={messages.unanswered}
              empty={messages.noUnanswered}
              list={unanswered}
              end={<Link href={paths.searchWords()}>{pages.searchWords.title}</Link>}
            />
          </Stack>
          <Stack gap="section">
            <HomeAlerts />
            <DataCycle />
            <ArticleList title={messages.topArticles} articles={top} />
          </Stack>
        </Columns>
      </Page>
    </>
  )
}

const ofArticle = (id: string, title: string) => ({ href: paths.author({ id }), title, icon: articleIcon(null, false) })

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' · ')

type WorkProps = { title: string; empty: string; list: ShortList<LinkRow>; end?: ReactNode }

function Work({ title, empty, list, end }: WorkProps) {
  return (
    <section>
      <SectionHead title={title} end={end} />
      <ShortSheet list={list} texts={{ failed: messages.listFailed, loading: messages.loadingArticles }} empty={empty}>
        {(rows) => <LinkList label={title} rows={rows} />}
      </ShortSheet>
    </section>
  )
}
