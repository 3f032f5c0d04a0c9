import { alertMethods } from 'contract'
import { useEffect, useState } from 'react'
import { methodSender, useRecordCache } from 'record-cache-react'

const readStopLink = methodSender(alertMethods.readStopLink)

/** Whether the link of a mail is known to end nothing. It is asked for once, by POST, as the token stands in no address of a call. */
export function useIsDeadLink(token: string): boolean {
  const cache = useRecordCache()
  const [dead, setDead] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    cache.send(readStopLink, { token }).then(
      (answer) => {
        if (!isGone && answer?.isValid === false) setDead(token)
      },
      // Where nobody answers, pressing the button tells.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [cache, token])
  return dead === token
}
