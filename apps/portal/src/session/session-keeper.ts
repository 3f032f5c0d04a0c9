import type { SessionShape } from 'contract'

/** The warning shows this long before an idle session ends. */
export const WARNING_MS = 30_000

/** Activity renews the session at most this often. */
const RENEW_EVERY_MS = 60_000

export type SessionEnd = 'timed-out' | 'expired' | 'signed-out'

/** The warning before the session ends, with its deadline by the given clock; null while there is none. */
export type SessionState = { warning: null } | { warning: { deadlineMs: number } }

/** The remaining time of a session: until it is idle for too long, and at most. */
export type SessionLife = { idleMs: number; totalMs: number }

/** Broadcast between the tabs of one session. */
export type SessionMessage = { type: 'renewed'; life: SessionLife } | { type: 'ended'; reason: SessionEnd }

export type SessionKeeperOptions = {
  life: SessionLife
  now: () => number
  /** Reads the session without renewing it; null when it has ended. */
  check: () => Promise<SessionLife | null>
  /** Renews the idle time; null when the session has ended. */
  renew: () => Promise<SessionLife | null>
  broadcast: (message: SessionMessage) => void
  onEnd: (reason: SessionEnd) => void
}

export type SessionKeeper = {
  getState: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Records user activity and renews the session when that is due. While the warning is shown only its button renews. */
  noteActivity: () => void
  /** Asks the server whether the session is still alive, and ends it here if it is not. */
  verify: () => void
  /** The button of the warning. */
  continueWorking: () => void
  /** Handles a message of another tab. */
  receive: (message: SessionMessage) => void
  stop: () => void
}

/**
 * Watches the idle time of a session. The server decides: it is asked again before the warning is shown and before the session is ended
 * here, since another tab or a long upload may have renewed it.
 */
export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { now, check, renew, broadcast, onEnd } = options
  const listeners = new Set<() => void>()
  let state: SessionState = { warning: null }
  let renewedMs = Number.NEGATIVE_INFINITY
  let isRenewing = false
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const setState = (next: SessionState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const wait = (ms: number, then: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(then, Math.max(0, ms))
  }
  const end = (reason: SessionEnd, isBroadcast = false): void => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    if (!isBroadcast) broadcast({ type: 'ended', reason })
    onEnd(reason)
  }

  /** Sets the timers by the remaining time of the session. */
  const follow = ({ idleMs, totalMs }: SessionLife): void => {
    if (isOver) return
    const leftMs = Math.min(idleMs, totalMs)
    if (leftMs > WARNING_MS) {
      if (state.warning) setState({ warning: null })
      wait(leftMs - WARNING_MS, () => ask('warn'))
    } else {
      setState({ warning: { deadlineMs: now() + leftMs } })
      wait(leftMs, () => ask('end'))
    }
  }

  const ask = (purpose: 'warn' | 'end'): void => {
    check().then(
      (life) => {
        if (isOver) return
        if (life) follow(life)
        else end(purpose === 'end' ? 'timed-out' : 'expired')
      },
      // Without an answer the session may still be alive: ask again.
      () => {
        if (!isOver) wait(purpose === 'end' ? 1_000 : 5_000, () => ask(purpose))
      },
    )
  }

  const renewNow = (): void => {
    if (isRenewing || isOver) return
    isRenewing = true
    renewedMs = now()
    renew()
      .then(
        (life) => {
          if (isOver) return
          if (!life) return end('timed-out')
          broadcast({ type: 'renewed', life })
          follow(life)
        },
        // Keep the timers as they are.
        () => undefined,
      )
      .finally(() => {
        isRenewing = false
      })
  }

  follow(options.life)
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    noteActivity: () => {
      if (!state.warning && now() - renewedMs >= RENEW_EVERY_MS) renewNow()
    },
    verify: () => {
      if (!isOver) ask(state.warning ? 'end' : 'warn')
    },
    continueWorking: renewNow,
    receive: (message) => {
      if (message.type === 'ended') return end(message.reason, true)
      renewedMs = now()
      follow(message.life)
    },
    stop: () => {
      isOver = true
      clearTimeout(timer)
    },
  }
}

/** The remaining time of a session at an instant of the server's clock. */
export function lifeOf(session: Pick<SessionShape, 'idleExpiresAt' | 'expiresAt'>, serverNowMs: number): SessionLife {
  return {
    idleMs: Date.parse(session.idleExpiresAt) - serverNowMs,
    totalMs: Date.parse(session.expiresAt) - serverNowMs,
  }
}
