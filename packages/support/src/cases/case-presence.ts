import { type ExchangeOf, keyPrefixOf, type presence } from 'contract'
import type { Gateway } from 'platform'
import { mayReadRecord } from '../may-read-record.ts'
import type { SupportPerson } from '../person.ts'
import { supportCase } from './case.object.ts'

/** Somebody else at a case, as a reader of it hears. */
export type PersonAtCase = ExchangeOf<typeof presence.tellPresence>['response']['people'][number]

/**
 * What somebody does at a case in one tab, with the rights that they have now; for how many seconds that holds, and for how many they are
 * there at all.
 */
export type AtCase = Pick<PersonAtCase, 'activity'> & {
  person: SupportPerson
  activeSeconds: number
  hereSeconds: number
}

const MOST_PEOPLE = 10

/** Typing is told before looking. */
const order = ['typing', 'noting', 'looking'] as const satisfies readonly PersonAtCase['activity'][]
const placeOf = ({ activity }: Pick<PersonAtCase, 'activity'>): number => order.indexOf(activity)

/** Whether somebody may be told to be at a case, and of who is: they may read it. Anything else is no case, as a missing one. */
export async function mayBeAtCase(gateway: Pick<Gateway, 'records'>, id: string): Promise<boolean> {
  return keyPrefixOf(id) === supportCase.keyPrefix && (await mayReadRecord(gateway, id, 'Case.CaseNumber'))
}

/**
 * The others at a case, each once with what they do most, as far as the reader may read their names. That support writes a note is told
 * to support alone: for others the writer is looking.
 */
export async function othersAtCase(
  gateway: Pick<Gateway, 'records'>,
  { principal, userId: ownId }: Pick<SupportPerson, 'principal' | 'userId'>,
  present: readonly AtCase[],
): Promise<PersonAtCase[]> {
  const others = new Map<string, Omit<PersonAtCase, 'name'>>()
  for (const { person, activity: given, activeSeconds, hereSeconds } of present) {
    const { userId } = person
    if (userId === ownId) continue
    const activity = given === 'noting' && !principal.internal ? 'looking' : given
    const seconds = activity === 'looking' ? hereSeconds : activeSeconds
    const other = { userId, isFromSupport: person.principal.internal, activity, seconds }
    const known = others.get(userId)
    const isMore =
      !known || placeOf(other) < placeOf(known) || (placeOf(other) === placeOf(known) && seconds > known.seconds)
    if (isMore) others.set(userId, other)
  }
  const shown = [...others.values()].toSorted((one, other) => placeOf(one) - placeOf(other)).slice(0, MOST_PEOPLE)
  if (shown.length === 0) return []
  const ids = shown.map(({ userId }) => userId)
  const { results } = await gateway.records.getBatch(ids, { optionalFields: ['User.Name'] })
  return shown.flatMap((other, index) => {
    const result = results[index]?.result
    const name = result && 'fields' in result ? result.fields.Name?.value : null
    return typeof name === 'string' && name !== '' ? [{ ...other, name }] : []
  })
}
