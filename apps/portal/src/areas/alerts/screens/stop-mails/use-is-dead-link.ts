import { alertMethods } from 'contract'
import { useCallback } from 'react'
import { methodSender, useRecordCache } from 'record-cache-react'
import { useMailedLink } from '../../../../parts/mailed-link/use-mailed-link.ts'

const readStopLink = methodSender(alertMethods.readStopLink)

/**
 * Whether the link of a mail is known to end nothing. It is asked for by POST, as the token stands in no address of a call; where nobody
 * answers, pressing the button tells.
 */
export function useIsDeadLink(token: string): boolean {
  const cache = useRecordCache()
  const look = useCallback(() => cache.send(readStopLink, { token }), [cache, token])
  const { link } = useMailedLink(look)
  return link.state === 'open' && link.found?.isValid === false
}
