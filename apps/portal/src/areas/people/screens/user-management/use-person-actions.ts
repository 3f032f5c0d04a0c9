import { useMemo, useRef, useState } from 'react'
import { useRead, useSend } from 'record-cache-react'
import { OkIcon } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { isRefused } from '../../../../records/is-refused.ts'
import type { Names } from '../../../../records/record-types.ts'
import { performQuickAction } from '../../../../records/records.ts'
import { messages } from './messages.ts'
import { readOffered } from './page.ts'
import type { Person } from './person.ts'

type OnContact =
  | 'Contact.BringBack'
  | 'Contact.Invite'
  | 'Contact.Remove'
  | 'Contact.ResendInvite'
  | 'Contact.RevokeInvite'
type OnLogin = 'User.Activate' | 'User.ChangeRole' | 'User.Deactivate'

/** What an account admin does with a person. */
export type PersonAction = keyof Names['actions'] & (OnContact | OnLogin)

export type PersonActions = ReturnType<typeof usePersonActions>

/**
 * What the server offers the reader to do with people, and doing it: one action at a time. Afterwards, and after a refusal, which means that
 * somebody else was faster, people and offers are read again.
 */
export function usePersonActions(people: readonly Person[], ownContactId: string | null, readPeopleAgain: () => void) {
  const ids = people
    .filter(({ id }) => id !== ownContactId)
    .flatMap(({ id, loginId }) => (loginId === null ? [id] : [id, loginId]))
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds the ids
  const { data, refresh } = useRead(useMemo(() => readOffered(ids), [key]))
  const [send] = useSend(performQuickAction)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)
  const toast = useToast()

  const perform = async (action: Parameters<typeof send>[0], { name }: Person): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      const { successMessage } = await send(action)
      toast({ message: `${name}: ${successMessage}`, icon: OkIcon })
      return true
    } catch (failure) {
      const reason = isRefused(failure) ? (failure.errors[0]?.message ?? '') : messages.actionNotDone
      setProblem(messages.actionRefused(name, reason))
      return false
    } finally {
      underWay.current = false
      setBusy(false)
      readPeopleAgain()
      refresh()
    }
  }
  return {
    /** The label of an action on one of the records of a person; undefined where it is not offered. */
    offered: (recordId: string | null, name: PersonAction): string | undefined =>
      (recordId === null ? [] : (data?.actions[recordId]?.actions ?? [])).find(({ apiName }) => apiName === name)
        ?.label,
    perform,
    isBusy: busy,
    problem,
    forgetProblem: () => setProblem(null),
  }
}
