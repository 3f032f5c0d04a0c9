import { useEffect, useMemo, useState } from 'react'
import type { RecordCache } from 'record-cache'
import { type Read, useRecordCache } from 'record-cache-react'
import { textOf } from '../../../records/field-values.ts'
import { readOnce } from '../../../records/read-once.ts'
import type { AnswerOf } from '../../../records/records.ts'
import { readArticlesWith, readOwnOpenCases } from '../reads.ts'
import { mostMatched, similarCases, wordsOf } from './suggestions.ts'

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
