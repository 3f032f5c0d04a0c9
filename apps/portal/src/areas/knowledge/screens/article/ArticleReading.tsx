import { knowledgeMethods } from 'contract'
import { useEffect } from 'react'
import { useSendToMethod } from 'record-cache-react'
import { useSettled } from 'ui'
import { ArticleVote } from './ArticleVote.tsx'

/** What comes of reading an article: it is counted, and the reader is asked whether it has helped. */
export function ArticleReading({ urlName }: { urlName: string }) {
  useCountedView(urlName)
  return <ArticleVote urlName={urlName} />
}

/** Tells the service that an article is read, once it has been shown for some time; the service counts each reader once a day. */
function useCountedView(urlName: string): void {
  const [send] = useSendToMethod(knowledgeMethods.countArticleView)
  const isRead = useSettled()
  useEffect(() => {
    // Nobody waits for it, and a reader need not know that it failed.
    if (isRead) send({ urlName }).catch(() => undefined)
  }, [send, urlName, isRead])
}
