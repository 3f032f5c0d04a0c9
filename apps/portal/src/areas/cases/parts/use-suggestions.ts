import { useEffect, useMemo, useState } from 'react'
import type { RecordCache } from 'record-cache'
import { type Read, useRecordCache } from 'record-cache-react'
import { textOf } from '../../../records/field-values.ts'
import { readOnce } from '../../../records/read-once.ts'
import type { AnswerOf } from '../../../records/records.ts'
import { readArticlesWith, readOwnOpenCases } from '../suggestion-reads.ts'

/** The text at the last pause in typing, and the product of the case. */
export type Question = { subject: string; productId: string | null }

type Article = AnswerOf<typeof readArticlesWith>['records'][number]
type OwnCase = AnswerOf<typeof readOwnOpenCases>['records'][number]

/** Articles with at least two words of a subject, best match first. A search for all words at once would rarely match. */
export function useSuggestedArticles(subject: string): readonly Article[] {
  const cache = useRecordCache()
  const [articles, setArticles] = useState<readonly Article[]>([])
  useEffect(() => {
    let isLatest = true
    // One search per word.
    const matches = Promise.all(wordsOf(subject).map((word) => rowsOf(cache, readArticlesWith(word))))
    void matches.then((rows) => {
      if (isLatest) setArticles(mostMatched(rows))
    })
    return () => {
      isLatest = false
    }
  }, [cache, subject])
  return articles
}

/** The reader's open cases that resemble the draft; agents have no own cases. There are few, so they are read once, at the first word. */
export function useSimilarCases({ subject, productId }: Question, hasOwnCases: boolean): readonly OwnCase[] {
  const cache = useRecordCache()
  const [cases, setCases] = useState<readonly OwnCase[]>([])
  const hasWords = hasOwnCases && wordsOf(subject).length > 0
  useEffect(() => {
    if (!hasWords) return
    let isGone = false
    void rowsOf(cache, readOwnOpenCases).then((rows) => {
      if (!isGone) setCases(rows)
    })
    return () => {
      isGone = true
    }
  }, [cache, hasWords])
  return useMemo(() => {
    const rows = cases.map((row) => ({
      row,
      subject: textOf(row.fields.Subject),
      productId: row.fields.ProductId__c.value,
    }))
    return similarCases(rows, { subject, productId }).map(({ row }) => row)
  }, [cases, subject, productId])
}

/** Empty also when the read fails: suggestions are optional. */
async function rowsOf<Row>(cache: RecordCache, read: Read<{ records: readonly Row[] }>): Promise<readonly Row[]> {
  return (await readOnce(cache, read)).data?.records ?? []
}

/** Shorter words are too common. */
const FEWEST_LETTERS = 4
const MOST_WORDS = 6
/** A single word matches too much. */
const FEWEST_MATCHES = 2
const MOST_SUGGESTED = 5

/** The distinct words that identify a text. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter(({ length }) => length >= FEWEST_LETTERS))].slice(0, MOST_WORDS)
}

/** Results that at least two words have in common; equal matches keep their order. */
export function mostMatched<A extends { id: string }>(results: readonly (readonly A[])[]): A[] {
  const byId = Map.groupBy(results.flat(), ({ id }) => id)
  return [...byId.values()]
    .filter(({ length }) => length >= FEWEST_MATCHES)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_SUGGESTED)
    .flatMap(([article]) => article ?? [])
}

/** Cases that share two words of the subject, or one word and the product; most similar first. */
export function similarCases<C extends { subject: string; productId: string | null }>(
  cases: readonly C[],
  { subject, productId }: { subject: string; productId: string | null },
): C[] {
  const wanted = wordsOf(subject)
  const alike = (candidate: C): number => {
    const words = wordsOf(candidate.subject)
    const shared = wanted.filter((word) => words.some((own) => isSameWord(word, own))).length
    return shared === 0 ? 0 : shared + (productId !== null && candidate.productId === productId ? 1 : 0)
  }
  return cases
    .map((candidate) => ({ candidate, count: alike(candidate) }))
    .filter(({ count }) => count >= FEWEST_MATCHES)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SUGGESTED)
    .map(({ candidate }) => candidate)
}

/** "chart" equals "charts", and matches a word that is still being typed. */
const isSameWord = (left: string, right: string): boolean => left.startsWith(right) || right.startsWith(left)
