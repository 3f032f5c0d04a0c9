import { AppError, toRecordId18 } from 'contract'
import type { Database } from 'database'
import type { Identity } from 'identity'
import type { Gateway, Platform } from 'platform'
import { type AtCase, mayBeAtCase, othersAtCase, type PersonAtCase, type SupportPerson } from 'support'
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
import { createTellBudget } from './tell-budget.ts'

export type PresenceParts = {
  database: Database
  platform: Platform
  identity: Identity<SupportPerson>
  /** Milliseconds since 1970. */
  now: () => number
  /** Multiplies the limit of what one person tells. */
  scale: number
}

/** Who tells: a session, with what its person may see. */
export type Teller = { session: { id: string; person: SupportPerson }; gateway: Gateway }

/** That something changed at a case, for these people of it. */
export type PresenceChange = { caseId: string; to: readonly string[]; isInternal: boolean }

/** Who is at which case and types, in all processes. */
export type Presence = {
  /**
   * Notes what somebody does at a case in one tab, and tells the others there.
   *
   * @returns the others.
   * @throws AppError `NOT_FOUND` for a case that the teller may not see, `TOO_MANY_REQUESTS`.
   */
  tell(teller: Teller, at: { caseId: string; tab: string }, activity: Activity | 'gone'): Promise<PersonAtCase[]>
  /** The line of a session broke: what it told ends soon, unless it is told again. */
  lineBroke(sessionId: string): Promise<void>
  /** A session ended, or the rights of its person changed: what it told ends now. */
  end(sessionId: string): Promise<void>
  /** Listens to the changes of all processes. @returns a function that stops listening. */
  listen(onChange: (change: PresenceChange) => void): Promise<() => Promise<void>>
}

/** The channel on which changes are announced to all processes. */
const PRESENCE_CHANGES = 'presence_changes'

/** A page that goes on opens its stream again within this time. */
const BROKEN_SECONDS = 5

export function createPresence({ database, platform, identity, now, scale }: PresenceParts): Presence {
  const budget = createTellBudget({ now, scale })

  /** Who is at a case and may read it now: a session carries the rights of its person, and the gate is asked about each. */
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
    tellerId: string | null,
    isInternal = false,
  ): Promise<void> => {
    const to = [...new Set(present.map(({ person }) => person.userId))].filter((userId) => userId !== tellerId)
    if (to.length === 0) return
    const change: PresenceChange = { caseId, to, isInternal }
    await database.query('select pg_notify($1, $2)', [PRESENCE_CHANGES, JSON.stringify(change)])
  }

  const announceLeft = async (caseId: string, tellerId: string | null): Promise<void> =>
    announce(caseId, await readersAt(caseId), tellerId)

  return {
    tell: async ({ session, gateway }, { caseId: given, tab }, activity) => {
      const { person } = session
      const { userId, principal } = person
      budget.count(userId)
      const caseId = toRecordId18(given)
      if (caseId === null) throw new AppError('NOT_FOUND')
      const place: Place = { caseId, sessionId: session.id, tab }
      const mayBeHere = await mayBeAtCase(gateway, caseId)
      if (!mayBeHere || activity === 'gone') {
        if (await leave(database, place)) await announceLeft(caseId, userId)
        if (mayBeHere) return []
        throw new AppError('NOT_FOUND')
      }
      // Only support has notes.
      const doing = activity === 'noting' && !principal.internal ? 'typing' : activity
      const before = await activityAt(database, place)
      await keepActivity(database, place, userId, doing)
      const present = await readersAt(caseId)
      if (before !== doing) await announce(caseId, present, userId, isOfSupportAlone(before, doing))
      return await othersAtCase(gateway, person, present)
    },
    lineBroke: async (sessionId) => {
      for (const caseId of await shorten(database, sessionId, BROKEN_SECONDS)) await announceLeft(caseId, null)
    },
    end: async (sessionId) => {
      for (const caseId of await endSession(database, sessionId)) await announceLeft(caseId, null)
    },
    listen: (onChange) =>
      database.listen(PRESENCE_CHANGES, (payload) => onChange(JSON.parse(payload) as PresenceChange)),
  }
}

/** Whether a change is one for support alone: others know no difference between a note and looking. */
function isOfSupportAlone(before: Activity | null, after: Activity): boolean {
  return before !== null && before !== 'typing' && after !== 'typing'
}
