import { expect, it } from 'vitest'
import type { SessionPerson } from '../people.ts'
import type { SessionRow } from './session-rows.ts'
import { csrfTokenOf, newSessionToken } from './session-token.ts'
import { createSharedSessions } from './shared-sessions.ts'

type Row = SessionRow<SessionPerson>

it('creates one frozen session for all requests that share a row', () => {
  const token = newSessionToken()
  const times = { isFirst: false, idleExpiresAt: '2026-11-20T09:30:00.000Z', expiresAt: '2026-11-20T21:00:00.000Z' }
  const person = { userId: 'mara', principal: { profile: 'Customer' } } as unknown as SessionPerson
  const row: Row = { id: 'one', userId: 'mara', person, ...times, remainingMs: 60_000, renewableMs: 0 }
  const sessionOf = createSharedSessions<SessionPerson>()
  const session = sessionOf(row, token)
  expect(session).toEqual({ id: 'one', person, csrfToken: csrfTokenOf(token), ...times })
  expect(sessionOf(row, token)).toBe(session)
  expect(sessionOf({ ...row }, token)).not.toBe(session)
  expect(Object.isFrozen(session)).toBe(true)
})
