import { useState } from 'react'
import { deleteRecord } from 'record-cache'
import { useRecordCache } from 'record-cache-react'
import { OkIcon } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { updateRecord } from '../../../../records/records.ts'
import { messages } from './messages.ts'
import type { TemplateRecord } from './page.ts'

export type TemplateChanges = ReturnType<typeof useTemplateChanges>

/** Changes templates from their list, one change at a time, and reads the list after each. */
export function useTemplateChanges(readAgain: () => void) {
  const cache = useRecordCache()
  const toast = useToast()
  const { change, isBusy, problem, forgetProblem } = useOneChange()
  // The template being deleted, or already deleted: its actions are not read again.
  const [leaving, setLeaving] = useState<string | null>(null)

  const changeTemplate = async (
    template: TemplateRecord,
    done: string,
    send: () => Promise<unknown>,
  ): Promise<boolean> => {
    const isDone = await change(send, (reason) =>
      messages.notChanged(textOf(template.fields.Name), reason ?? messages.failures.noAnswer),
    )
    if (isDone) toast({ message: done, icon: OkIcon })
    readAgain()
    return isDone
  }
  return {
    isBusy,
    problem,
    forgetProblem,
    /** Sets whether agents see the template. */
    setActive: (template: TemplateRecord, isActive: boolean) =>
      changeTemplate(
        template,
        isActive ? messages.broughtBack(textOf(template.fields.Name)) : messages.retired(textOf(template.fields.Name)),
        () =>
          cache.send(updateRecord, { apiName: 'ReplyTemplate__c', fields: { Id: template.id, IsActive__c: isActive } }),
      ),
    /** @returns whether it was deleted. */
    remove: async (template: TemplateRecord): Promise<boolean> => {
      setLeaving(template.id)
      const isDone = await changeTemplate(template, messages.deleted(textOf(template.fields.Name)), () =>
        cache.send(deleteRecord, template.id),
      )
      if (!isDone) setLeaving(null)
      return isDone
    },
    leaving,
  }
}
