import { LIVE_EVENTS_PATH, type LiveEvent } from 'contract'

/** A stream that broke for good is opened again after this long. */
const REOPEN_MS = 5_000

/** A pause that nobody ends is over after this long. */
const PAUSE_MS = 10_000

/** The parts of a browser that live events stand on. */
export type LiveBrowser = {
  /** Absent where the page is not a secure context: then every tab listens for itself. */
  locks: LockManager | undefined
  openChannel: (name: string) => BroadcastChannel
  openSource: (path: string) => EventSource
}

/** The hearing of live events in one tab. Its turn stays with the tab until the page is gone, so that no other tab opens a stream instead. */
export type LiveListening = {
  /** Closes the stream for a while. */
  pause: () => void
  /** Goes on after a pause; what came meanwhile was missed. */
  resume: () => void
  /** Closes the stream for good. */
  end: () => void
}

/**
 * Hears of committed changes. Of all tabs of a browser, one holds the stream and tells the others.
 *
 * @param scope - what tells the streams of different people in one browser apart.
 * @param onEvent - gets each event once; `resync` when some may have been missed.
 */
export function listenToLiveEvents(
  { locks, openChannel, openSource }: LiveBrowser,
  scope: string,
  onEvent: (event: LiveEvent) => void,
): LiveListening {
  const name = `navdesk-live-${scope}`
  const channel = openChannel(name)
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => onEvent(data)
  const stream = createStream(openSource, (event) => {
    onEvent(event)
    channel.postMessage(event)
  })
  let pausing: ReturnType<typeof setTimeout> | undefined
  if (locks) takeTurn(locks, name, stream.start)
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

/** Leads at once when no other tab does, else when the other tab goes; what came between the two was missed. */
function takeTurn(locks: LockManager, name: string, lead: (hasMissed: boolean) => void): void {
  const leadOn = (hasMissed: boolean): Promise<never> => {
    lead(hasMissed)
    return new Promise(() => undefined)
  }
  void locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? leadOn(false) : null))
    .then(() => locks.request(name, () => leadOn(true)))
}

/** The stream of the tab that leads: open from its start on, except in pauses. */
function createStream(openSource: LiveBrowser['openSource'], onEvent: (event: LiveEvent) => void) {
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
    const opened = openSource(LIVE_EVENTS_PATH)
    source = opened
    opened.onopen = () => {
      if (hasMissed) onEvent({ type: 'resync' })
      hasMissed = false
    }
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const event = JSON.parse(data) as LiveEvent
      // The server ends the stream with the session; the browser would ask for it again, and be refused.
      if (event.type === 'signed-out') close()
      onEvent(event)
    }
    opened.onerror = () => {
      hasMissed = true
      if (opened.readyState !== opened.CLOSED || source !== opened) return
      clearTimeout(timer)
      timer = setTimeout(open, REOPEN_MS)
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
