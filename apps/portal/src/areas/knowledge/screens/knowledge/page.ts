import { type AnswerOf, knowledgeMethods } from 'contract'
import { methodReader, read } from 'record-cache-react'
import { page } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { readArticles } from '../../reads.ts'
import { topicOf } from './topic.ts'

const getTopics = methodReader(knowledgeMethods.getKnowledgeTopics)

/** The articles that the reader may read, by product and category. */
export const knowledge = page({
  ...pages.knowledge,
  reads: ({ query }) => {
    const { shown, from: _, after, ...topic } = topicOf(query)
    const page = after === undefined ? topic : { ...topic, after }
    return { topics: read(getTopics, topic), articles: readArticles(page, shown) }
  },
})

export type Topics = AnswerOf<typeof knowledgeMethods.getKnowledgeTopics>
