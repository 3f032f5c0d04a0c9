import { knowledgeMethods } from 'contract'
import { useEffect } from 'react'
import { useSendToMethod } from 'record-cache-react'

/** Tells the service that an article is read; the service counts each reader once a day. */
export function useCountedView(urlName: string): void {
  const [send] = useSendToMethod(knowledgeMethods.countArticleView)
  useEffect(() => {
    // Nobody waits for it, and a reader need not know that it failed.
    send({ urlName }).catch(() => undefined)
  }, [send, urlName])
}
