import { useEffect, useState } from 'react'
import type { RecordCache } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import { readOnce } from '../../../../records/read-once.ts'
import type { AnswerOf } from '../../../../records/records.ts'
import { readArticlesWith } from '../../reads.ts'

type Found = AnswerOf<typeof readArticlesWith>
type Article = Found['records'][number]

/** Shorter words stand in nearly every article. */
const FEWEST_LETTERS = 4
/** Each word is a search of its own. */
const MOST_WORDS = 6
/** One word alone finds too much. */
const FEWEST_MATCHES = 2
const MOST_ARTICLES = 5

/** Articles with at least two words of a subject, those with the most words first. A search for all words at once would rarely find any. */
export function useSuggestedArticles(subject: string): readonly Article[] {
  const cache = useRecordCache()
  const [articles, setArticles] = useState<readonly Article[]>([])
  useEffect(() => {
    let isLatest = true
    void Promise.all(wordsOf(subject).map((word) => articlesWith(cache, word))).then((found) => {
      if (isLatest) setArticles(mostMatched(found))
    })
    return () => {
      isLatest = false
    }
  }, [cache, subject])
  return articles
}

/** None also where the search fails: suggestions only help. */
async function articlesWith(cache: RecordCache, word: string): Promise<readonly Article[]> {
  const { data } = await readOnce(cache, readArticlesWith(word))
  return data?.records ?? []
}

/** The distinct words of a text that tell articles apart. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter(({ length }) => length >= FEWEST_LETTERS))].slice(0, MOST_WORDS)
}

/** Of the articles found by each word, those found by at least two; equally matched ones keep their order. */
export function mostMatched<A extends { id: string }>(found: readonly (readonly A[])[]): A[] {
  const byId = Map.groupBy(found.flat(), ({ id }) => id)
  return [...byId.values()]
    .filter(({ length }) => length >= FEWEST_MATCHES)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_ARTICLES)
    .flatMap(([article]) => article ?? [])
}
