import { useRef, useState } from 'react'
import { deleteRecord } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import { OkIcon } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { isRefused } from '../../../../records/is-refused.ts'
import { updateRecord } from '../../../../records/records.ts'
import { messages } from './messages.ts'
import type { ReplyTemplate } from './reply-template.ts'

export type TemplateChanges = ReturnType<typeof useTemplateChanges>

/** What is done with templates in their list: one change at a time. After each the list is read again. */
export function useTemplateChanges(readAgain: () => void) {
  const cache = useRecordCache()
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)
  // What is being deleted, or is: nothing more is asked about it.
  const [leaving, setLeaving] = useState<string | null>(null)

  const change = async (template: ReplyTemplate, done: string, send: () => Promise<unknown>): Promise<boolean> => {
    if (underWay.current) return false
    underWay.current = true
    setBusy(true)
    setProblem(null)
    try {
      await send()
      toast({ message: done, icon: OkIcon })
      return true
    } catch (failure) {
      const reason = isRefused(failure) ? failure.errors[0]?.message : undefined
      setProblem(messages.notChanged(template.name, reason ?? messages.failures.noAnswer))
      return false
    } finally {
      underWay.current = false
      setBusy(false)
      readAgain()
    }
  }
  return {
    isBusy,
    problem,
    forgetProblem: () => setProblem(null),
    /** Whether agents are offered the template from now on. */
    setActive: (template: ReplyTemplate, isActive: boolean) =>
      change(template, isActive ? messages.broughtBack(template.name) : messages.retired(template.name), () =>
        cache.send(updateRecord, { apiName: 'ReplyTemplate__c', fields: { Id: template.id, IsActive__c: isActive } }),
      ),
    /** @returns whether it was deleted. */
    remove: async (template: ReplyTemplate): Promise<boolean> => {
      setLeaving(template.id)
      const isDone = await change(template, messages.deleted(template.name), () =>
        cache.send(deleteRecord, template.id),
      )
      if (!isDone) setLeaving(null)
      return isDone
    },
    leaving,
  }
}
