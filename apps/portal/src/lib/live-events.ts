import { LIVE_EVENTS_PATH, type LiveEvent } from 'contract'

/** A stream that broke for good is opened again after this long. */
const REOPEN_MS = 5_000

/** The parts of a browser that live events stand on. */
export type LiveBrowser = {
  /** Absent where the page is not a secure context: then every tab listens for itself. */
  locks: LockManager | undefined
  openChannel: (name: string) => BroadcastChannel
  openSource: (path: string) => EventSource
}

/**
 * Hears of committed changes. Of all tabs of a browser, one holds the stream and tells the others.
 *
 * @param scope - what tells the streams of different people in one browser apart.
 * @param onEvent - gets each event once; `resync` when some may have been missed.
 * @returns ends the listening.
 */
export function listenToLiveEvents(
  { locks, openChannel, openSource }: LiveBrowser,
  scope: string,
  onEvent: (event: LiveEvent) => void,
): () => void {
  const name = `navdesk-live-${scope}`
  const channel = openChannel(name)
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => onEvent(data)
  const stop = new AbortController()
  const stopped = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(), { once: true })
  })

  const lead = (hasMissed: boolean): Promise<void> => {
    readStream(openSource, stop.signal, hasMissed, (event) => {
      onEvent(event)
      channel.postMessage(event)
    })
    return stopped
  }
  if (locks) {
    takeTurn(locks, name, stop.signal, lead)
  } else {
    void lead(false)
  }
  return () => {
    stop.abort()
    channel.close()
  }
}

/** Leads at once when no other tab does, else when the other tab goes; what came between the two was missed. */
function takeTurn(
  locks: LockManager,
  name: string,
  signal: AbortSignal,
  lead: (hasMissed: boolean) => Promise<void>,
): void {
  locks
    .request(name, { ifAvailable: true }, (lock) => (lock ? lead(false).then(() => true) : false))
    .then((hasLed) => (hasLed || signal.aborted ? undefined : locks.request(name, { signal }, () => lead(true))))
    // Refused only because the listening ended before this tab's turn came.
    .catch(() => undefined)
}

function readStream(
  openSource: LiveBrowser['openSource'],
  signal: AbortSignal,
  hasMissedBefore: boolean,
  onEvent: (event: LiveEvent) => void,
): void {
  let hasMissed = hasMissedBefore
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (): void => {
    const source = openSource(LIVE_EVENTS_PATH)
    source.onopen = () => {
      if (hasMissed) onEvent({ type: 'resync' })
      hasMissed = false
    }
    source.onmessage = ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data) as LiveEvent)
    source.onerror = () => {
      hasMissed = true
      if (source.readyState !== source.CLOSED || signal.aborted) return
      clearTimeout(timer)
      timer = setTimeout(open, REOPEN_MS)
    }
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        source.close()
      },
      { once: true },
    )
  }
  open()
}
