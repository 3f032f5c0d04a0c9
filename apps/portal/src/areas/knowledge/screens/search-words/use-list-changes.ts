import { OkIcon } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { messages } from './messages.ts'

export type ListChanges = ReturnType<typeof useListChanges>

/** Changes of one list, one at a time; the list is read after each. */
export function useListChanges(readAgain: () => Promise<unknown>) {
  const toast = useToast()
  const { change, ...state } = useOneChange()
  const perform = async (send: () => Promise<unknown>, done: string): Promise<boolean> => {
    const isDone = await change(send, (reason) => messages.notDone(reason ?? messages.failures.noAnswer))
    if (isDone) toast({ message: done, icon: OkIcon })
    await readAgain()
    return isDone
  }
  return { perform, ...state }
}
