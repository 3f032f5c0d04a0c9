import { useRead } from 'record-cache-react'
import { usePerform } from '../../../../parts/use-perform.ts'
import { readRecordActions } from '../../../../records/record-actions.ts'
import type { Names } from '../../../../records/record-types.ts'
import { messages } from './messages.ts'
import type { Person } from './person.ts'

type OnContact =
  | 'Contact.BringBack'
  | 'Contact.Invite'
  | 'Contact.Remove'
  | 'Contact.ResendInvite'
  | 'Contact.RevokeInvite'
type OnLogin = 'User.Activate' | 'User.ChangeRole' | 'User.Deactivate' | 'User.ResetFactors'

/** The actions of an account admin on a person. */
type PersonAction = keyof Names['actions'] & (OnContact | OnLogin)

export type PersonActions = ReturnType<typeof usePersonActions>

/**
 * The actions that the server offers on people, performed one at a time. After an action, and after a rejection, which means that another
 * admin was faster, people and offers are read again.
 */
export function usePersonActions(people: readonly Person[], ownContactId: string | null, readPeopleAgain: () => void) {
  const ids = people
    .filter(({ id }) => id !== ownContactId)
    .flatMap(({ id, loginId }) => (loginId === null ? [id] : [id, loginId]))
  const { data, state, refresh } = useRead(readRecordActions(ids, ['QuickAction']), { keepPrevious: true })
  const offers = data?.actions
  const { perform, busy, problem, forgetProblem } = usePerform()
  return {
    /** The label of an action on one of the person's records; undefined if not offered. */
    offered: (recordId: string | null, name: PersonAction): string | undefined =>
      (recordId === null ? [] : (offers?.[recordId]?.actions ?? [])).find(({ apiName }) => apiName === name)?.label,
    /** The offers for this person are still loading. */
    isAsking: ({ id }: Person): boolean => state !== 'Error' && offers?.[id] === undefined,
    /** @returns whether it was performed. */
    perform: async (action: Parameters<typeof perform>[0], { name }: Person): Promise<boolean> => {
      const outcome = await perform(action, {
        done: (message) => messages.actionDone(name, message),
        refused: (reason) => messages.actionRefused(name, reason),
        failed: messages.actionRefused(name, messages.actionNotDone),
      })
      if (outcome !== 'busy') {
        readPeopleAgain()
        void refresh()
      }
      return outcome === 'done'
    },
    isBusy: busy !== null,
    problem,
    forgetProblem,
  }
}
