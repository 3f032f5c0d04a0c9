import { useEffect, useMemo, useState } from 'react'
import type { RecordCache } from 'record-cache'
import { type Read, useRecordCache } from 'record-cache-react'
import { textOf } from '../../../records/field-values.ts'
import { readOnce } from '../../../records/read-once.ts'
import type { AnswerOf } from '../../../records/records.ts'
import { readArticlesWith, readOwnOpenCases } from '../reads.ts'

/** What the reader has written at rest, and what the case is about. */
export type Question = { subject: string; productId: string | null }

type Article = AnswerOf<typeof readArticlesWith>['records'][number]
type OwnCase = AnswerOf<typeof readOwnOpenCases>['records'][number]

/** Articles with at least two words of a subject, those with the most words first. A search for all words at once would rarely find any. */
export function useSuggestedArticles(subject: string): readonly Article[] {
  const cache = useRecordCache()
  const [articles, setArticles] = useState<readonly Article[]>([])
  useEffect(() => {
    let isLatest = true
    // Each word is a search of its own.
    const found = Promise.all(wordsOf(subject).map((word) => rowsOf(cache, readArticlesWith(word))))
    void found.then((rows) => {
      if (isLatest) setArticles(mostMatched(rows))
    })
    return () => {
      isLatest = false
    }
  }, [cache, subject])
  return articles
}

/** The reader's own open cases that are like what is being written. They are few, so they are read once, when there is a first word. */
export function useSimilarCases({ subject, productId }: Question): readonly OwnCase[] {
  const cache = useRecordCache()
  const [cases, setCases] = useState<readonly OwnCase[]>([])
  const hasWords = wordsOf(subject).length > 0
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

/** None also where the read fails: suggestions only help. */
async function rowsOf<Row>(cache: RecordCache, read: Read<{ records: readonly Row[] }>): Promise<readonly Row[]> {
  return (await readOnce(cache, read)).data?.records ?? []
}

/** Shorter words stand in nearly every text. */
const FEWEST_LETTERS = 4
const MOST_WORDS = 6
/** One word alone finds too much. */
const FEWEST_MATCHES = 2
const MOST_SUGGESTED = 5

/** The distinct words that tell texts apart. */
export function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words.filter(({ length }) => length >= FEWEST_LETTERS))].slice(0, MOST_WORDS)
}

/** Of what was found by each word, that which was found by at least two; equally matched ones keep their order. */
export function mostMatched<A extends { id: string }>(found: readonly (readonly A[])[]): A[] {
  const byId = Map.groupBy(found.flat(), ({ id }) => id)
  return [...byId.values()]
    .filter(({ length }) => length >= FEWEST_MATCHES)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_SUGGESTED)
    .flatMap(([one]) => one ?? [])
}

/** Of these cases, those that share two words of the subject, or one and the product; the most alike first. */
export function similarCases<C extends { subject: string; productId: string | null }>(
  cases: readonly C[],
  { subject, productId }: { subject: string; productId: string | null },
): C[] {
  const wanted = wordsOf(subject)
  const alike = (one: C): number => {
    const words = wordsOf(one.subject)
    const shared = wanted.filter((word) => words.some((other) => isSameWord(word, other))).length
    return shared === 0 ? 0 : shared + (productId !== null && one.productId === productId ? 1 : 0)
  }
  return cases
    .map((one) => ({ one, count: alike(one) }))
    .filter(({ count }) => count >= FEWEST_MATCHES)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_SUGGESTED)
    .map(({ one }) => one)
}

/** "chart" is the same word as "charts", and as a word that is still being typed. */
const isSameWord = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one)
