import type pg from 'pg'
import { toDatabaseError } from './errors.ts'
import { identifier } from './identifier.ts'

type Log = (message: string, error: Error) => void

interface Subscription {
  readonly handler: (payload: string) => void
  readonly resync: (() => void) | undefined
}

export interface Listener {
  listen(channel: string, handler: (payload: string) => void, resync?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

const FIRST_RETRY_MS = 50
const LAST_RETRY_MS = 5_000

/** One connection that listens to all channels. It is opened by the first `listen` and reopened when lost. */
export function createListener(newClient: () => pg.Client, log: Log): Listener {
  const channels = new Map<string, Set<Subscription>>()
  let client: pg.Client | undefined
  let opening: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  // Statements run one after the other: each waits for the previous one to end, failed or not.
  let last: Promise<unknown> = Promise.resolve()
  const run = (on: pg.Client, text: string): Promise<unknown> => {
    const next = last.then(() => on.query(text))
    last = next.catch(() => undefined)
    return next
  }

  const open = async (): Promise<pg.Client> => {
    const next = newClient()
    next.on('notification', ({ channel, payload }) => {
      for (const { handler } of channels.get(channel) ?? []) handler(payload ?? '')
    })
    next.on('error', (error) => lost(next, error))
    next.on('end', () => lost(next, new Error('The listening connection was closed')))
    try {
      await next.connect()
      for (const channel of channels.keys()) await run(next, `listen ${identifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    return next
  }

  const ready = (): Promise<pg.Client> => {
    if (client !== undefined) return Promise.resolve(client)
    opening ??= open().finally(() => {
      opening = undefined
    })
    return opening
  }

  const lost = (which: pg.Client, error: Error): void => {
    if (closed || client !== which) return
    client = undefined
    log('The listening connection was lost', error)
    reconnect(FIRST_RETRY_MS)
  }

  const reconnect = (delayMs: number): void => {
    retry = setTimeout(() => {
      ready().then(
        () => {
          for (const subscriptions of channels.values()) for (const { resync } of subscriptions) resync?.()
        },
        () => {
          if (!closed) reconnect(Math.min(delayMs * 2, LAST_RETRY_MS))
        },
      )
    }, delayMs)
  }

  return {
    listen: async (channel, handler, resync) => {
      const quoted = identifier(channel)
      const subscription = { handler, resync }
      const subscriptions = channels.get(channel) ?? new Set()
      channels.set(channel, subscriptions.add(subscription))
      const end = async (): Promise<void> => {
        subscriptions.delete(subscription)
        if (subscriptions.size > 0 || channels.get(channel) !== subscriptions) return
        channels.delete(channel)
        if (client !== undefined) await run(client, `unlisten ${quoted}`)
      }
      try {
        await run(await ready(), `listen ${quoted}`)
      } catch (error) {
        await end().catch(() => undefined)
        throw toDatabaseError(error)
      }
      return end
    },
    close: async () => {
      closed = true
      clearTimeout(retry)
      await opening?.catch(() => undefined)
      await client?.end()
    },
  }
}
