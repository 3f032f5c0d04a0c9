import type { ExchangeOf, presence } from 'contract'

type Exchange = ExchangeOf<typeof presence.tellPresence>

/** What is told of this tab. */
export type Told = Exchange['body']['activity']

/** Somebody else at the case. */
export type PersonAtCase = Exchange['response']['people'][number]

/** A page that is shown tells again after this long, and so often while somebody types. */
const RENEW_MS = 20_000
const RENEW_TYPING_MS = 5_000
/** Somebody who has pressed no key for this long types no more. */
const STOPS_MS = 5_000
/** What others do makes this page ask no more often than this; after a failure it waits longer. */
const GAP_MS = 2_000
const GAP_AFTER_FAILURE_MS = 10_000
/** Somebody whose time is over is shown until the answer says so, or is late. */
const LATE_MS = 3_000

type TellerParts = {
  /** @returns who else is there; null when the case may not be seen any more. Rejects when there is no answer. */
  send: (activity: Told) => Promise<readonly PersonAtCase[] | null>
  /** Gets who is there, whenever that changes. */
  show: (people: readonly PersonAtCase[]) => void
  now: () => number
}

/** Tells what somebody does at a case in this tab, and shows who else is there. It asks only when it tells, or is told of a change. */
export type PresenceTeller = {
  /** The page is shown, or the line is there again. */
  arrive: () => void
  /** A key in the comment box. */
  type: (isNote: boolean) => void
  /** The comment box was emptied or sent. */
  stopTyping: () => void
  /** Somebody else came, left or does something else. */
  hear: () => void
  /** The page is hidden or left: nothing is told until it arrives again. */
  leave: () => void
  /** There is no line: nothing is told until it arrives again, and nobody is shown. */
  lose: () => void
}

type Shown = { person: PersonAtCase; until: number }

export function createPresenceTeller({ send, show, now }: TellerParts): PresenceTeller {
  let isHere = false
  let hasLeft = false
  let activity: Exclude<Told, 'gone'> = 'looking'
  let lastKeyAt = 0
  let told: Told = 'gone'
  let toldAt = Number.NEGATIVE_INFINITY
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
    const times = [toldAt + (isTyping ? RENEW_TYPING_MS : RENEW_MS), ...shown.map(({ until }) => until)]
    if (isHinted || activity !== told) times.push(now())
    const due = Math.max(Math.min(...times), notBefore, retryAt)
    const ends = shown.map(({ until }) => until + LATE_MS)
    return Math.min(due, ...ends, ...(isTyping ? [lastKeyAt + STOPS_MS] : []))
  }

  const plan = (): void => {
    clearTimeout(timer)
    if (isHere && !isAsking) timer = setTimeout(act, Math.max(nextAt() - now(), 0))
  }

  /** What this page does itself is told at once. */
  const become = (next: typeof activity): void => {
    activity = next
    if (activity !== told) notBefore = Number.NEGATIVE_INFINITY
  }

  const act = (): void => {
    if (activity !== 'looking' && now() >= lastKeyAt + STOPS_MS) become('looking')
    const left = shown.filter(({ until }) => now() < until + LATE_MS)
    if (left.length < shown.length) showOnly(left)
    if (nextAt() <= now()) void tell()
    else plan()
  }

  const tell = async (): Promise<void> => {
    isAsking = true
    isHinted = false
    const sent = activity
    told = sent
    toldAt = now()
    try {
      const people = await send(sent)
      // What is heard after the page was left is no longer so.
      if (isHere) showOnly((people ?? []).map((person) => ({ person, until: now() + person.seconds * 1_000 })))
      if (people === null) isHere = false
      notBefore = now() + (activity === sent ? GAP_MS : 0)
    } catch {
      told = 'gone'
      retryAt = now() + GAP_AFTER_FAILURE_MS
    }
    isAsking = false
    // What was on its way when the page was left may have come after that.
    if (hasLeft) sayGone()
    plan()
  }

  // Where it does not arrive, what was told ends by itself.
  const sayGone = (): void => {
    void send('gone').catch(() => undefined)
  }

  const stop = (): void => {
    isHere = false
    clearTimeout(timer)
    activity = 'looking'
    told = 'gone'
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
    hear: () => {
      isHinted = true
      plan()
    },
    leave: () => {
      hasLeft = isHere && toldAt > Number.NEGATIVE_INFINITY
      stop()
      if (hasLeft) sayGone()
    },
    lose: stop,
  }
}
