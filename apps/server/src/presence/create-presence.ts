import { AppError, toRecordId18 } from 'contract'
import type { Database } from 'database'
import type { Identity } from 'identity'
import type { Gateway, Platform } from 'platform'
import { type AtCase, mayBeAtCase, othersAtCase, type PersonAtCase, type SupportPerson } from 'support'
import { createPresenceRateLimit } from './presence-rate-limit.ts'
import {
  type Activity,
  activityAt,
  endSession,
  keepActivity,
  leave,
  type Place,
  rowsOfCase,
  shorten,
} from './presence-rows.ts'

export type PresenceParts = {
  database: Database
  platform: Platform
  identity: Identity<SupportPerson>
  /** Milliseconds since 1970. */
  now: () => number
  /** Multiplies the rate limit of presence reports. */
  scale: number
}

/** The session that reports its presence, with the records that its person may read. */
export type Reporter = { session: { id: string; person: SupportPerson }; gateway: Gateway }

/** A change of the presence at a case, with the users whose pages must read it again. */
export type PresenceChange = { caseId: string; to: readonly string[]; isInternal: boolean }

/** The people who have a case open or type in it, in all processes. */
export type Presence = {
  /**
   * Stores what a person does at a case in one tab, and notifies the others there.
   *
   * @returns the others.
   * @throws AppError `NOT_FOUND` for a case that the person may not see, `TOO_MANY_REQUESTS`.
   */
  report(reporter: Reporter, at: { caseId: string; tab: string }, activity: Activity | 'gone'): Promise<PersonAtCase[]>
  /** The event stream of a session was lost: its presence expires soon, unless it is reported again. */
  connectionLost(sessionId: string): Promise<void>
  /** A session ended, or the rights of its person changed: its presence ends now. */
  end(sessionId: string): Promise<void>
  /** Listens to the changes of all processes. @returns a function that stops listening. */
  listen(onChange: (change: PresenceChange) => void): Promise<() => Promise<void>>
}

/** The channel on which changes are announced to all processes. */
const PRESENCE_CHANGES = 'presence_changes'

/** A page that is still open reconnects its stream within this time. */
const RECONNECT_SECONDS = 5

export function createPresence({ database, platform, identity, now, scale }: PresenceParts): Presence {
  const rateLimit = createPresenceRateLimit({ now, scale })

  /** The people at a case who may still read it. Rights are read from the session, and the gate checks each person. */
  const readersAt = async (caseId: string): Promise<AtCase[]> => {
    const rows = await rowsOfCase(database, caseId)
    const people = await identity.peopleOfSessions([...new Set(rows.map(({ sessionId }) => sessionId))])
    const mayRead = new Map<string, boolean>()
    for (const { sessionId, userId } of rows) {
      const person = people.get(sessionId)
      if (person && !mayRead.has(userId)) {
        mayRead.set(userId, await mayBeAtCase(platform.as(person.principal), caseId))
      }
    }
    return rows.flatMap(({ sessionId, userId, ...doing }) => {
      const person = people.get(sessionId)
      return person && mayRead.get(userId) === true ? [{ person, ...doing }] : []
    })
  }

  const announce = async (
    caseId: string,
    present: readonly AtCase[],
    reporterId: string | null,
    isInternal = false,
  ): Promise<void> => {
    const to = [...new Set(present.map(({ person }) => person.userId))].filter((userId) => userId !== reporterId)
    if (to.length === 0) return
    const change: PresenceChange = { caseId, to, isInternal }
    await database.query('select pg_notify($1, $2)', [PRESENCE_CHANGES, JSON.stringify(change)])
  }

  const announceLeft = async (caseId: string, reporterId: string | null): Promise<void> =>
    announce(caseId, await readersAt(caseId), reporterId)

  return {
    report: async ({ session, gateway }, { caseId: shortOrLongId, tab }, activity) => {
      const { person } = session
      const { userId, principal } = person
      rateLimit.count(userId)
      const caseId = toRecordId18(shortOrLongId)
      if (caseId === null) throw new AppError('NOT_FOUND')
      const place: Place = { caseId, sessionId: session.id, tab }
      const mayBeHere = await mayBeAtCase(gateway, caseId)
      if (!mayBeHere || activity === 'gone') {
        if (await leave(database, place)) await announceLeft(caseId, userId)
        if (mayBeHere) return []
        throw new AppError('NOT_FOUND')
      }
      // Only agents write internal notes.
      const doing = activity === 'noting' && !principal.internal ? 'typing' : activity
      const before = await activityAt(database, place)
      await keepActivity(database, place, userId, doing)
      const present = await readersAt(caseId)
      if (before !== doing) await announce(caseId, present, userId, isAgentsOnly(before, doing))
      return await othersAtCase(gateway, person, present)
    },
    connectionLost: async (sessionId) => {
      for (const caseId of await shorten(database, sessionId, RECONNECT_SECONDS)) await announceLeft(caseId, null)
    },
    end: async (sessionId) => {
      for (const caseId of await endSession(database, sessionId)) await announceLeft(caseId, null)
    },
    listen: (onChange) =>
      database.listen(PRESENCE_CHANGES, (payload) => onChange(JSON.parse(payload) as PresenceChange)),
  }
}

/** Whether only agents are notified of a change: customers see the writing of an internal note as looking. */
function isAgentsOnly(before: Activity | null, after: Activity): boolean {
  return before !== null && before !== 'typing' && after !== 'typing'
}
