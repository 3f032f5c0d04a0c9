import { LIVE_EVENTS_PATH, type LiveEvent } from 'contract'

/** A closed stream is opened again after this long. */
const REOPEN_MS = 5_000

/** A pause that is not resumed ends after this long. */
const PAUSE_MS = 10_000

/** The browser features that live events need. */
export type LiveBrowser = {
  /** Absent without a secure context: then every tab opens a separate stream. */
  locks: LockManager | undefined
  openChannel: (name: string) => BroadcastChannel
  openSource: (path: string) => EventSource
  /** Milliseconds since the page was requested: it may lack later changes. */
  ageMs: () => number
}

/** The subscription of one tab. The tab with the lock keeps it until it is closed, so that no other tab opens a stream. */
export type LiveListening = {
  /** Closes the stream for a while. */
  pause: () => void
  /** Reopens the stream after a pause; events in between were missed. */
  resume: () => void
  /** Ends the subscription and closes the stream. */
  end: () => void
}

/** The channel on which the tab with the stream broadcasts its events; a channel of the same tab gets them too. */
export const liveChannelOf = (scope: string): string => `navdesk-live-${scope}`

/**
 * Subscribes to committed changes. One tab of a browser holds the stream and broadcasts to the others.
 *
 * @param scope - separates the streams of different people in one browser.
 * @param onEvent - gets each event once; `resync` when some may have been missed.
 * @param onRefused - the server answered the stream with an error: the session may have ended before the stream was open.
 */
export function listenToLiveEvents(
  { locks, openChannel, openSource, ageMs }: LiveBrowser,
  scope: string,
  onEvent: (event: LiveEvent) => void,
  onRefused: () => void = () => undefined,
): LiveListening {
  const name = liveChannelOf(scope)
  const channel = openChannel(name)
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => onEvent(data)
  const stream = createStream(
    () => openSource(`${LIVE_EVENTS_PATH}?missedMs=${ageMs()}`),
    (event) => {
      onEvent(event)
      channel.postMessage(event)
    },
    onRefused,
  )
  let pausing: ReturnType<typeof setTimeout> | undefined
  if (locks) holdLock(locks, name, stream.start)
  else stream.start(false)

  const resume = (): void => {
    clearTimeout(pausing)
    stream.resume()
  }
  const end = (): void => {
    clearTimeout(pausing)
    stream.pause()
  }
  return {
    pause: () => {
      end()
      pausing = setTimeout(resume, PAUSE_MS)
    },
    resume,
    end,
  }
}

/** Takes the lock now, or waits until the tab with the lock closes; then events in between were missed. */
function holdLock(locks: LockManager, name: string, lead: (hasMissed: boolean) => void): void {
  const leadOn = (hasMissed: boolean): Promise<never> => {
    lead(hasMissed)
    return new Promise(() => undefined)
  }
  void locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? leadOn(false) : null))
    .then(() => locks.request(name, () => leadOn(true)))
}

/** The stream of the tab that holds the lock; open at once unless it is paused. */
function createStream(openSource: () => EventSource, onEvent: (event: LiveEvent) => void, onRefused: () => void) {
  let source: EventSource | null = null
  let isStarted = false
  let isPaused = false
  let hasMissed = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = (): void => {
    clearTimeout(timer)
    source?.close()
    source = null
  }
  const open = (): void => {
    close()
    if (!isStarted || isPaused) return
    const opened = openSource()
    source = opened
    opened.onopen = () => {
      if (hasMissed) onEvent({ type: 'resync' })
      hasMissed = false
    }
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveEvent
      // The server ends the stream with the session; the browser would reconnect and be rejected.
      if (event.type === 'signed-out') close()
      onEvent(event)
    }
    opened.onerror = () => {
      hasMissed = true
      if (opened.readyState !== opened.CLOSED || source !== opened) return
      clearTimeout(timer)
      timer = setTimeout(open, REOPEN_MS)
      onRefused()
    }
  }
  return {
    start: (hasMissedBefore: boolean) => {
      isStarted = true
      hasMissed ||= hasMissedBefore
      open()
    },
    pause: () => {
      isPaused = true
      hasMissed = true
      close()
    },
    resume: () => {
      if (!isPaused) return
      isPaused = false
      open()
    },
  }
}
