import { type AnswerOf, knowledgeMethods } from 'contract'
import { useSearchParams } from 'react-router'
import { methodReader, read, useRead } from 'record-cache-react'
import {
  Breadcrumb,
  Columns,
  EmptyState,
  LinkButton,
  LinkList,
  Page,
  PageHead,
  SectionHead,
  Sheet,
  SideNav,
  SkeletonRows,
  Stack,
} from 'ui'
import { formatNumber } from '../../../../format/numbers.ts'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { FoldedFilters } from '../../../../parts/FoldedFilters.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { articleRow, typeAndDay } from '../../parts/article-row.ts'
import { readArticles } from '../../reads.ts'
import { messages } from './messages.ts'
import { addressOf, addressOfMore, type Topic, topicOf } from './topic.ts'

const getTopics = methodReader(knowledgeMethods.getKnowledgeTopics)

export const knowledge = page({
  ...pages.knowledge,
  reads: ({ query }) => {
    const { shown, from: _, after, ...topic } = topicOf(query)
    const page = after === undefined ? topic : { ...topic, after }
    return { topics: read(getTopics, topic), articles: readArticles(page, shown) }
  },
})

type Topics = AnswerOf<typeof knowledgeMethods.getKnowledgeTopics>

export function KnowledgeScreen() {
  const { session } = usePage()
  const [address] = useSearchParams()
  const topic = topicOf(address)
  const { data: topics, error, refresh } = useRead(useReads(knowledge).topics)
  const name = topics ? nameOf(topic, topics) : ''
  const home = { label: messages.home, href: paths.home() }
  return (
    <Page>
      <PageTitle of={knowledge}>{name === '' ? null : `${name} | ${knowledge.title}`}</PageTitle>
      <Breadcrumb
        crumbs={
          name === ''
            ? [home, { label: knowledge.title }]
            : [home, { label: knowledge.title, href: paths.knowledge() }, { label: name }]
        }
      />
      <PageHead title={knowledge.title} lead={session ? messages.lead : messages.leadOfVisitors} />
      <Columns layout="3-9">
        <div>
          {error && !topics ? (
            <Failed text={messages.failedTopics} onRetry={refresh} />
          ) : (
            <FoldedFilters count={[topic.itemNumber, topic.category].filter(Boolean).length}>
              {topics ? <TopicLinks topic={topic} topics={topics} /> : <SkeletonRows label={messages.topics} />}
            </FoldedFilters>
          )}
        </div>
        <Articles topic={topic} title={name || messages.all} count={topics?.count ?? null} />
      </Columns>
    </Page>
  )
}

/** The name of a topic; '' for all articles. */
function nameOf({ itemNumber, category }: Topic, { products }: Topics): string {
  const product = products.find(({ ItemNumber__c }) => ItemNumber__c === itemNumber)?.Name
  return [product ?? itemNumber, category].filter((part) => part).join(' · ')
}

function Articles({ topic, title, count }: { topic: Topic; title: string; count: number | null }) {
  const formats = useFormats()
  const { data, error, refresh } = useRead(useReads(knowledge).articles)
  const more = count === null ? null : addressOfMore(topic, count, data?.at(-1)?.Id)
  return (
    <section>
      <SectionHead
        title={title}
        end={count === null ? null : <span className="meta">{messages.articles(count)}</span>}
      />
      {data ? (
        <Stack>
          <Sheet isFlush>
            {data.length > 0 ? (
              <LinkList
                label={title}
                rows={data.map((article) =>
                  articleRow(
                    article,
                    [article.Product__r?.Name, typeAndDay(article, formats)].filter((part) => part).join(' · '),
                  ),
                )}
              />
            ) : (
              <EmptyState drawing="search" title={messages.none} hint={messages.noneHint} />
            )}
          </Sheet>
          {more === null ? null : (
            <LinkButton variant="line" href={more}>
              {messages.more}
            </LinkButton>
          )}
        </Stack>
      ) : error ? (
        <Failed text={messages.failed} onRetry={refresh} />
      ) : (
        <SkeletonRows label={messages.loading} />
      )}
    </section>
  )
}

/** Products and categories with their number of articles, each within the chosen other. */
function TopicLinks({ topic: { itemNumber, category }, topics }: { topic: Topic; topics: Topics }) {
  const products = topics.products.map(({ Name, ItemNumber__c, count }) => ({
    label: Name ?? '',
    href: addressOf({ ...withoutUndefined({ category }), itemNumber: ItemNumber__c ?? '' }),
    isCurrent: ItemNumber__c === itemNumber,
    count: formatNumber(count),
  }))
  const categories = topics.categories.map(({ name, count }) => ({
    label: name,
    href: addressOf({ ...withoutUndefined({ itemNumber }), category: name }),
    isCurrent: name === category,
    count: formatNumber(count),
  }))
  const anyProduct = {
    label: messages.anyProduct,
    href: addressOf(withoutUndefined({ category })),
    isCurrent: !itemNumber,
  }
  const anyCategory = {
    label: messages.anyCategory,
    href: addressOf(withoutUndefined({ itemNumber })),
    isCurrent: !category,
  }
  return (
    <SideNav
      label={messages.topics}
      groups={[
        { heading: messages.products, items: [anyProduct, ...products] },
        { heading: messages.categories, items: [anyCategory, ...categories] },
      ]}
    />
  )
}

const withoutUndefined = (topic: {
  itemNumber?: string | undefined
  category?: string | undefined
}): Omit<Topic, 'from' | 'shown'> => ({
  ...(topic.itemNumber === undefined ? {} : { itemNumber: topic.itemNumber }),
  ...(topic.category === undefined ? {} : { category: topic.category }),
})

export { KnowledgeScreen as default }

export const loader = loadOnServer(knowledge)
export const clientLoader = loadInBrowser(knowledge)
