import type { RecordCache } from 'record-cache'
import { defineRead, defineWrite, type ForeignCall, text } from 'record-cache/define'

type Session = { readonly id: string; readonly browser: string | null; readonly isCurrent: boolean }

const sessions: ForeignCall<{ readonly sessions: readonly Session[] }> = { method: 'GET', path: '/auth/sessions' }
const end: ForeignCall<undefined> = { method: 'POST', path: '/auth/sessions/end' }

/** The sessions of the person who is signed in. An answer is fresh for a minute. */
export const getSessions = defineRead('getSessions', sessions, 60_000, {})

/** Ends one of them. Those who follow the sessions see it go. */
export const endSession = defineWrite('endSession', end, {}, { body: { id: text }, renews: [getSessions] })

/** Ends all sessions but that of the cache. @returns those that are left. */
export async function endOtherSessions(cache: RecordCache): Promise<readonly Session[]> {
  const { data } = await cache.invoke(getSessions, {})
  for (const { id, isCurrent } of data?.sessions ?? []) if (!isCurrent) await cache.send(endSession, { id })
  const left = await cache.invoke(getSessions, {})
  return left.data?.sessions ?? []
}
