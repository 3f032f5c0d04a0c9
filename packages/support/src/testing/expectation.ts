import type { ObjectDefinition, Principal } from 'platform'
import { type Expected, expectedAccess, expectedOfGuests, type Line, type ProfileName } from './expected-access.ts'
import type { WorldActor } from './support-world.ts'
import { accountOf, worldPeople } from './world-people.ts'
import type { WorldRow } from './world-rows.ts'

/** What the table says about one actor. */
export type Actor = { person: WorldActor; principal: Principal }

export function expectedOf(object: string, actor: Actor): Expected {
  if (actor.principal.profile === 'Guest') return expectedOfGuests[object] ?? { see: [] }
  const expected = expectedAccess[object]?.[actor.principal.profile as ProfileName]
  if (!expected)
    throw new Error(`The table of expected access has no line for ${object} and ${actor.principal.profile}`)
  return expected
}

/** The fields of a row that lines of the table allow to an actor; null when no line reaches the row. */
export function fieldsOf(
  lines: readonly Line[],
  object: ObjectDefinition,
  row: WorldRow,
  actor: Actor,
): ReadonlySet<string> | null {
  const reaching = lines.filter((line) => reaches(line, row, actor))
  if (reaching.length === 0) return null
  return new Set(reaching.flatMap((line) => namesOf(line.fields, object)))
}

/** Whether lines of the table let an actor know who wrote a row. */
export const seesPeople = (lines: readonly Line[], row: WorldRow, actor: Actor): boolean =>
  lines.some((line) => line.people !== 'hidden' && reaches(line, row, actor))

export const namesOf = (fields: string, object: ObjectDefinition): string[] =>
  fields === '*' ? Object.keys(object.fields) : fields.split(' ')

function reaches({ scope, kind }: Line, row: WorldRow, { person, principal }: Actor): boolean {
  if (kind !== undefined && !kindsOf(row).includes(kind)) return false
  const account = person === 'guest' ? null : accountOf(person)
  const ownAccount = row.account !== null && row.account === account
  const isOwn = row.person === person
  switch (scope) {
    case 'all':
      return true
    case 'own':
      return isOwn
    case 'account':
      return ownAccount
    case 'case':
      return ownAccount && (account === 'northfield' ? isOwn : true)
    case 'cleared':
      return row.account !== 'wing' || principal.attributes.exportClearance === true
    case 'publisher':
      return principal.attributes.publishRight === true
  }
}

/** The kinds of a row: for users of agents also `agent`. */
function kindsOf(row: WorldRow): string[] {
  const isAgent = row.object === 'User' && row.person !== null && worldPeople[row.person].profile === 'Agent'
  return isAgent ? [row.kind, 'agent'] : [row.kind]
}
