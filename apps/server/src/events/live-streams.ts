import { AppError, type LiveEvent } from 'contract'
import type { Database } from 'database'
import type { Identity } from 'identity'
import type { Platform } from 'platform'
import type { SupportPerson } from 'support'
import type { LiveSession } from '../http/call-context.ts'
import type { Presence, PresenceChange } from '../presence/create-presence.ts'
import type { EventSink } from './event-sink.ts'

export type LiveStreamsParts = {
  database: Database
  platform: Platform
  presence: Pick<Presence, 'listen' | 'connectionLost' | 'end'>
  identity: Identity<SupportPerson>
  now: () => number
  log: (message: string, error: unknown) => void
}

/** The open streams of live events of this process. */
export type LiveStreams = {
  /** Starts listening for committed changes of this and other processes. */
  start(): Promise<void>
  /**
   * Sends a session the events that it may see, until it ends; does not renew it.
   *
   * @param missedMs - the browser may have missed the events of this time, and a change of rights; null if it has missed nothing.
   * @throws AppError TOO_MANY_REQUESTS when the user has too many streams.
   */
  open(token: string, session: LiveSession, sink: EventSink, missedMs: number | null): void
  readonly count: number
  /** Ends every stream and stops listening. */
  stop(): Promise<void>
}

type Stream = { token: string; session: LiveSession; sink: EventSink; expiry: NodeJS.Timeout | undefined }

const STREAMS_PER_USER = 20
const HEARTBEAT_MS = 15_000
/** How long, and how many, announcements are kept for pages that were loading when they were made. */
const RECENT_MS = 60_000
const MOST_RECENT = 1_000
/** How long the request of a stream may take, which its browser has not counted. */
const TRAVEL_MS = 2_000
/** The maximum delay of a timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export function createLiveStreams(parts: LiveStreamsParts): LiveStreams {
  const { database, platform, presence, identity, now, log } = parts
  const { endPresence, shortenPresence } = presenceOfStreams(presence, log)
  const streams = new Set<Stream>()
  const recent = createRecentEvents(platform, now)
  const endings: (() => Promise<void>)[] = []
  let heartbeat: NodeJS.Timeout | undefined
  let isStopping = false

  const close = (stream: Stream, last?: LiveEvent): void => {
    if (!streams.delete(stream)) return
    clearTimeout(stream.expiry)
    if (last !== undefined) stream.sink.send(last)
    stream.sink.end()
    // One tab of a browser holds the stream for all its tabs; when it closes, another tab opens a new stream.
    const isOpenAgain = () => [...streams].some(({ session }) => session.id === stream.session.id)
    if (last?.type === 'signed-out') endPresence(stream)
    else if (!isStopping && !isOpenAgain()) shortenPresence(stream)
  }

  const check = async (stream: Stream): Promise<void> => {
    const session = await identity.session(stream.token)
    if (!streams.has(stream)) return
    if (session === null) {
      close(stream, { type: 'signed-out' })
    } else {
      const { permissionEpoch } = session.person.view
      const isSame = permissionEpoch === stream.session.person.view.permissionEpoch
      stream.session = session
      watchExpiry(stream)
      if (isSame) return
      endPresence(stream)
      if (!stream.sink.send({ type: 'rights', permissionEpoch })) close(stream)
    }
  }

  const watchExpiry = (stream: Stream): void => {
    clearTimeout(stream.expiry)
    const { idleExpiresAt, expiresAt } = stream.session
    const leftMs = Math.min(Date.parse(idleExpiresAt), Date.parse(expiresAt)) - now()
    // Checked again a little later, because the clocks of database and process may differ.
    stream.expiry = setTimeout(() => void checked([stream]), Math.min(Math.max(leftMs, 0) + 1_000, LONGEST_TIMER_MS))
    stream.expiry.unref()
  }

  const checked = async (some: Iterable<Stream>): Promise<void> => {
    for (const stream of some) {
      await check(stream).catch((error: unknown) => log('A session could not be read for its stream', error))
    }
  }

  const checkAll = inOnePass(() => checked([...streams]))

  const forward = (announcement: string): void => {
    recent.add(announcement)
    for (const stream of streams) {
      const event = platform.events.visibleTo(stream.session.person.principal, announcement)
      if (event !== null && !stream.sink.send(event)) close(stream)
    }
  }

  const forwardPresence = ({ caseId, to, isInternal }: PresenceChange): void => {
    for (const stream of streams) {
      const { userId, principal } = stream.session.person
      if (!to.includes(userId) || (isInternal && !principal.internal)) continue
      if (!stream.sink.send({ type: 'presence', recordId: caseId })) close(stream)
    }
  }

  const toAll = (event: LiveEvent): void => {
    for (const stream of streams) if (!stream.sink.send(event)) close(stream)
  }

  const missSome = (): void => {
    recent.clear()
    toAll({ type: 'resync' })
  }

  return {
    start: async () => {
      endings.push(await database.listen(platform.events.channel, forward, missSome))
      // Announcements before the connection listens are missed.
      recent.clear()
      endings.push(await presence.listen(forwardPresence))
      endings.push(await identity.listen(checkAll))
      heartbeat = setInterval(() => {
        for (const stream of streams) if (!stream.sink.beat()) close(stream)
        checkAll()
      }, HEARTBEAT_MS)
      heartbeat.unref()
    },
    open: (token, session, sink, missedMs) => {
      const { userId } = session.person
      const own = [...streams].filter((stream) => stream.session.person.userId === userId)
      if (own.length >= STREAMS_PER_USER) throw new AppError('TOO_MANY_REQUESTS', { seconds: HEARTBEAT_MS / 1000 })
      const stream: Stream = { token, session, sink, expiry: undefined }
      streams.add(stream)
      sink.begin(() => close(stream))
      if (missedMs !== null) {
        for (const event of recent.since(now() - missedMs - TRAVEL_MS, session.person.principal)) sink.send(event)
        sink.send({ type: 'rights', permissionEpoch: session.person.view.permissionEpoch })
      }
      watchExpiry(stream)
    },
    get count() {
      return streams.size
    },
    stop: async () => {
      isStopping = true
      clearInterval(heartbeat)
      for (const stream of streams) close(stream)
      await Promise.all(endings.splice(0).map((end) => end()))
    },
  }
}

/** Many sessions change at once when many users sign in: one pass runs at a time, and another one after it if more changed during it. */
function inOnePass(run: () => Promise<void>): () => void {
  let isRunning = false
  let isWanted = false
  const start = (): void => {
    isWanted = isRunning
    if (isRunning) return
    isRunning = true
    void run().finally(() => {
      isRunning = false
      if (isWanted) start()
    })
  }
  return start
}

/** The presence of people at cases, which ends with their stream. */
function presenceOfStreams(presence: LiveStreamsParts['presence'], log: LiveStreamsParts['log']) {
  return {
    endPresence({ session }: Stream): void {
      presence.end(session.id).catch((error: unknown) => log('The presence of a session could not be ended', error))
    },
    shortenPresence({ session }: Stream): void {
      presence
        .connectionLost(session.id)
        .catch((error: unknown) => log('The presence of a session could not be shortened', error))
    },
  }
}

/** The latest announcements, for pages that were loading when they were made. */
function createRecentEvents(platform: Platform, now: () => number) {
  let kept: { announcement: string; atMs: number }[] = []
  let completeSinceMs = Number.POSITIVE_INFINITY
  return {
    add(announcement: string): void {
      kept.push({ announcement, atMs: now() })
      while (kept.length > MOST_RECENT || (kept[0]?.atMs ?? now()) < now() - RECENT_MS) {
        completeSinceMs = (kept.shift()?.atMs ?? 0) + 1
      }
    },
    /** The events of a time that a caller may see, or `resync` if not all of them are known. */
    since(fromMs: number, principal: SupportPerson['principal']): LiveEvent[] {
      if (fromMs < completeSinceMs) return [{ type: 'resync' }]
      return kept
        .filter(({ atMs }) => atMs >= fromMs)
        .flatMap(({ announcement }) => platform.events.visibleTo(principal, announcement) ?? [])
    },
    /** Some may have been missed. */
    clear(): void {
      kept = []
      completeSinceMs = now()
    },
  }
}
