import { knowledgeMethods } from 'contract'
import { useEffect } from 'react'
import { useSendToMethod } from 'record-cache-react'
import { useSettled } from 'ui'
import { ArticleVote } from './ArticleVote.tsx'

/** Effects of reading an article: the view is counted, and the reader is asked whether it helped. */
export function ArticleReading({ urlName }: { urlName: string }) {
  useCountedView(urlName)
  return <ArticleVote urlName={urlName} />
}

/** Counts a view once the article has been visible for some time; the service counts each reader once a day. */
function useCountedView(urlName: string): void {
  const [send] = useSendToMethod(knowledgeMethods.countArticleView)
  const isRead = useSettled()
  useEffect(() => {
    // Best effort: a failure is not shown.
    if (isRead) send({ urlName }).catch(() => undefined)
  }, [send, urlName, isRead])
}
