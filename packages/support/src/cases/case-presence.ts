import { type ExchangeOf, keyPrefixOf, type presence } from 'contract'
import type { Gateway } from 'platform'
import { mayReadRecord } from '../may-read-record.ts'
import type { SupportPerson } from '../person.ts'
import { supportCase } from './case.object.ts'

/** Another person who has a case open, as sent to its readers. */
export type PersonAtCase = ExchangeOf<typeof presence.sendPresence>['response']['people'][number]

/**
 * The activity of a person at a case in one browser tab, with the person's current rights. `activeSeconds`: how long the activity is valid;
 * `hereSeconds`: how long the person counts as present.
 */
export type AtCase = Pick<PersonAtCase, 'activity'> & {
  person: SupportPerson
  activeSeconds: number
  hereSeconds: number
}

const MOST_PEOPLE = 10

/** If a person has several activities, the first of these is shown. */
const order = ['typing', 'noting', 'looking'] as const satisfies readonly PersonAtCase['activity'][]
const placeOf = ({ activity }: Pick<PersonAtCase, 'activity'>): number => order.indexOf(activity)

/** Whether the caller may report presence at a case and see other people there: only for a case that the caller can read. */
export async function mayBeAtCase(gateway: Pick<Gateway, 'records'>, id: string): Promise<boolean> {
  return keyPrefixOf(id) === supportCase.keyPrefix && (await mayReadRecord(gateway, id, 'Case.CaseNumber'))
}

/**
 * The other people at a case whose names the reader may read, each with the most important activity. Only support sees that an agent
 * writes an internal note; customers see that agent as looking.
 */
export async function othersAtCase(
  gateway: Pick<Gateway, 'records'>,
  { principal, userId: ownId }: Pick<SupportPerson, 'principal' | 'userId'>,
  present: readonly AtCase[],
): Promise<PersonAtCase[]> {
  const others = new Map<string, Omit<PersonAtCase, 'name'>>()
  for (const { person, activity: reported, activeSeconds, hereSeconds } of present) {
    const { userId } = person
    if (userId === ownId) continue
    const activity = reported === 'noting' && !principal.internal ? 'looking' : reported
    const seconds = activity === 'looking' ? hereSeconds : activeSeconds
    const entry = { userId, isFromSupport: person.principal.internal, activity, seconds }
    const known = others.get(userId)
    const isMore =
      !known || placeOf(entry) < placeOf(known) || (placeOf(entry) === placeOf(known) && seconds > known.seconds)
    if (isMore) others.set(userId, entry)
  }
  const shown = [...others.values()].toSorted((a, b) => placeOf(a) - placeOf(b)).slice(0, MOST_PEOPLE)
  if (shown.length === 0) return []
  const ids = shown.map(({ userId }) => userId)
  const { results } = await gateway.records.getBatch(ids, { optionalFields: ['User.Name'] })
  return shown.flatMap((entry, index) => {
    const result = results[index]?.result
    const name = result && 'fields' in result ? result.fields.Name?.value : null
    return typeof name === 'string' && name !== '' ? [{ ...entry, name }] : []
  })
}
