import type { ExchangeOf, presence } from 'contract'

type Exchange = ExchangeOf<typeof presence.sendPresence>

/** The activity that this tab reports. */
export type Activity = Exchange['body']['activity']

/** Another person at the case. */
export type PersonAtCase = Exchange['response']['people'][number]

/** Interval of reports while a page is visible, or while its user types. */
const RENEW_MS = 20_000
const RENEW_TYPING_MS = 5_000
/** A user who pressed no key for this long is no longer typing. */
const STOPS_MS = 5_000
/** Minimum interval of requests caused by others' changes; longer after a failure. */
const GAP_MS = 2_000
const GAP_AFTER_FAILURE_MS = 10_000
/** An expired person stays visible until the answer arrives, at most this long. */
const LATE_MS = 3_000

type ReporterParts = {
  /** @returns the other people; null when the case is no longer accessible. Rejects without an answer. */
  send: (activity: Activity) => Promise<readonly PersonAtCase[] | null>
  /** Called with the people whenever they change. */
  show: (people: readonly PersonAtCase[]) => void
  now: () => number
}

/**
 * Reports the activity of this tab at a case, and shows who else is there. It sends a request only to report, or when notified of a
 * change.
 */
export type PresenceReporter = {
  /** The page became visible, or the connection is back. */
  arrive: () => void
  /** A key press in the comment box. */
  type: (isNote: boolean) => void
  /** The comment box was cleared or sent. */
  stopTyping: () => void
  /** Another person arrived, left or changed activity. */
  refresh: () => void
  /** The page was hidden or left: no reports until `arrive`. */
  leave: () => void
  /** The connection is lost: no reports until `arrive`, and no people are shown. */
  lose: () => void
}

type Shown = { person: PersonAtCase; until: number }

export function createPresenceReporter({ send, show, now }: ReporterParts): PresenceReporter {
  let isHere = false
  let hasLeft = false
  let activity: Exclude<Activity, 'gone'> = 'looking'
  let lastKeyAt = 0
  let sentActivity: Activity = 'gone'
  let sentAt = Number.NEGATIVE_INFINITY
  let notBefore = Number.NEGATIVE_INFINITY
  let retryAt = Number.NEGATIVE_INFINITY
  let isHinted = false
  let isAsking = false
  let shown: readonly Shown[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const showOnly = (next: readonly Shown[]): void => {
    const isSame = next.length === 0 && shown.length === 0
    shown = next
    if (!isSame) show(next.map(({ person }) => person))
  }

  const nextAt = (): number => {
    const isTyping = activity !== 'looking'
    const times = [sentAt + (isTyping ? RENEW_TYPING_MS : RENEW_MS), ...shown.map(({ until }) => until)]
    if (isHinted || activity !== sentActivity) times.push(now())
    const due = Math.max(Math.min(...times), notBefore, retryAt)
    const ends = shown.map(({ until }) => until + LATE_MS)
    return Math.min(due, ...ends, ...(isTyping ? [lastKeyAt + STOPS_MS] : []))
  }

  const plan = (): void => {
    clearTimeout(timer)
    if (isHere && !isAsking) timer = setTimeout(act, Math.max(nextAt() - now(), 0))
  }

  /** Reports a change of this tab at once. */
  const become = (next: typeof activity): void => {
    activity = next
    if (activity !== sentActivity) notBefore = Number.NEGATIVE_INFINITY
  }

  const act = (): void => {
    if (activity !== 'looking' && now() >= lastKeyAt + STOPS_MS) become('looking')
    const left = shown.filter(({ until }) => now() < until + LATE_MS)
    if (left.length < shown.length) showOnly(left)
    if (nextAt() <= now()) void report()
    else plan()
  }

  const report = async (): Promise<void> => {
    isAsking = true
    isHinted = false
    const sent = activity
    sentActivity = sent
    sentAt = now()
    try {
      const people = await send(sent)
      // An answer that arrives after the page was left is outdated.
      if (isHere) showOnly((people ?? []).map((person) => ({ person, until: now() + person.seconds * 1_000 })))
      if (people === null) isHere = false
      notBefore = now() + (activity === sent ? GAP_MS : 0)
    } catch {
      sentActivity = 'gone'
      retryAt = now() + GAP_AFTER_FAILURE_MS
    }
    isAsking = false
    // A request in flight may reach the server after the report of leaving.
    if (hasLeft) sayGone()
    plan()
  }

  // If the report is lost, the entry expires on the server.
  const sayGone = (): void => {
    void send('gone').catch(() => undefined)
  }

  const stop = (): void => {
    isHere = false
    clearTimeout(timer)
    activity = 'looking'
    sentActivity = 'gone'
    showOnly([])
  }

  return {
    arrive: () => {
      isHere = true
      hasLeft = false
      isHinted = true
      notBefore = Number.NEGATIVE_INFINITY
      retryAt = Number.NEGATIVE_INFINITY
      plan()
    },
    type: (isNote) => {
      lastKeyAt = now()
      become(isNote ? 'noting' : 'typing')
      plan()
    },
    stopTyping: () => {
      become('looking')
      plan()
    },
    refresh: () => {
      isHinted = true
      plan()
    },
    leave: () => {
      hasLeft = isHere && sentAt > Number.NEGATIVE_INFINITY
      stop()
      if (hasLeft) sayGone()
    },
    lose: stop,
  }
}
