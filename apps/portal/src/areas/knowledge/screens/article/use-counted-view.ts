import { knowledgeMethods } from 'contract'
import { useEffect } from 'react'
import { useSendToMethod } from 'record-cache-react'

/** Tells the service that an article is read, once it is; the service counts each reader once a day. */
export function useCountedView(urlName: string, isRead: boolean): void {
  const [send] = useSendToMethod(knowledgeMethods.countArticleView)
  useEffect(() => {
    // Nobody waits for it, and a reader need not know that it failed.
    if (isRead) send({ urlName }).catch(() => undefined)
  }, [send, urlName, isRead])
}
