import { type LiveEvent, presence } from 'contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { randomKey } from '../../../../../records/random-key.ts'
import { useBrowser } from '../../../../../session/browser.tsx'
import { liveChannelOf } from '../../../../../session/live-events.ts'
import { usePage } from '../../../../../site/page.tsx'
import type { Audience } from '../comment-form.ts'
import { type Activity, createPresenceReporter, type PersonAtCase, type PresenceReporter } from './presence-reporter.ts'

/** A page hidden for this long counts as left. */
const AWAY_MS = 120_000

/** Reports that the user is at a case and types in its comment box, and returns who else is there. */
export function usePresence(
  caseId: string,
  field: RefObject<HTMLTextAreaElement | null>,
  { text, audience }: { text: string; audience: Audience },
): readonly PersonAtCase[] {
  const { session } = usePage()
  const browser = useBrowser()
  const [people, setPeople] = useState<readonly PersonAtCase[]>([])
  const reporter = useRef<PresenceReporter | null>(null)
  const isNote = useRef(false)
  isNote.current = audience === 'internal'
  const userId = session?.user.id
  const csrfToken = session?.csrfToken

  useEffect(() => {
    if (userId === undefined || csrfToken === undefined) return
    const tab = randomKey()
    const tabReporter = createPresenceReporter({
      send: async (activity) => {
        const held = browser?.held()
        // Not awaited without need: a page that is hidden sends at once.
        if (held) await held
        return browser?.isOver() ? null : await sendPresence(caseId, csrfToken, { tab, activity })
      },
      show: setPeople,
      now: () => Date.now(),
    })
    reporter.current = tabReporter
    const end = watchPage(tabReporter, liveChannelOf(userId), caseId)
    return () => {
      end()
      tabReporter.leave()
    }
  }, [caseId, userId, csrfToken, browser])

  useEffect(() => {
    const box = field.current
    // Key presses only: text inserted by a draft or a template is not typing.
    const type = (): void => {
      if (box?.value.trim()) reporter.current?.type(isNote.current)
    }
    box?.addEventListener('input', type)
    return () => box?.removeEventListener('input', type)
  }, [field])

  const isEmpty = text.trim() === ''
  useEffect(() => {
    if (isEmpty) reporter.current?.stopTyping()
  }, [isEmpty])
  return people
}

/** Follows the page's visibility, its connection and its event stream. @returns a function that stops this. */
function watchPage(reporter: PresenceReporter, channelName: string, caseId: string): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let away: ReturnType<typeof setTimeout> | undefined
  const arrive = (): void => {
    clearTimeout(away)
    if (!navigator.onLine) reporter.lose()
    else if (!document.hidden) reporter.arrive()
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) away = setTimeout(reporter.leave, AWAY_MS)
      else arrive()
    },
    { signal },
  )
  addEventListener('online', arrive, { signal })
  addEventListener('offline', arrive, { signal })
  addEventListener('pagehide', reporter.leave, { signal })
  // The tab that holds the event stream posts its events to all tabs, including itself.
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => {
    if (data.type === 'presence' && data.recordId === caseId) reporter.refresh()
    if (data.type === 'resync') arrive()
  }
  arrive()
  return () => {
    clearTimeout(away)
    listening.abort()
    channel.close()
  }
}

/**
 * Sends the activity of a tab, also while the page unloads.
 *
 * @returns the other people; null when the case is no longer accessible.
 * @throws Error for any other answer or none.
 */
async function sendPresence(
  caseId: string,
  csrfToken: string,
  body: { tab: string; activity: Activity },
): Promise<readonly PersonAtCase[] | null> {
  const { method, path } = presence.sendPresence
  const response = await fetch(path.replace('{caseId}', encodeURIComponent(caseId)), {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', 'x-csrf-token': csrfToken },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    cache: 'no-store',
    keepalive: true,
  })
  if ([401, 403, 404].includes(response.status)) return null
  if (!response.ok) throw new Error(`presence answered ${response.status}`)
  return ((await response.json()) as { people: readonly PersonAtCase[] }).people
}
