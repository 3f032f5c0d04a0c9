import type { QuickActionResult } from 'contract'
import { useMemo } from 'react'
import type { RecordCache } from 'record-cache'
import { useRead, useRecordCache } from 'record-cache-react'
import { useForm } from '../../forms/use-form.ts'
import { readOnce } from '../../records/read-once.ts'
import { performDescribedAction } from '../../records/records.ts'
import {
  type ActionForm,
  type ActionValues,
  actionFormOf,
  actionProblems,
  actionReads,
  actionValuesOf,
  changedValues,
  optionReads,
  optionsFrom,
  sentFields,
} from './action-form.ts'
import { messages } from './messages.ts'
import { formIdOf, readActionForm } from './read-action-form.ts'

/** One action on one record. */
export type ActionOnRecord = {
  actionApiName: string
  /** Null for an action that creates a record and is begun from none. */
  recordId: string | null
}

/**
 * Preloads the form of an action, so that its dialog opens without a loading state.
 *
 * @returns whether the action has a form; null if the layout could not be read.
 */
export async function readAhead(
  cache: RecordCache,
  { actionApiName, recordId }: ActionOnRecord,
): Promise<boolean | null> {
  const { data } = await readOnce(cache, actionReads(actionApiName, recordId).layout)
  if (!data) return null
  if (data.layout.rows.length === 0) return false
  await readActionForm(cache, { actionApiName, recordId })
  return true
}

/** The form of an action as the server describes it. */
export function useActionForm({ actionApiName, recordId }: ActionOnRecord) {
  const reads = actionReads(actionApiName, recordId)
  const info = useRead(reads.info)
  const layout = useRead(reads.layout)
  const defaults = useRead(reads.defaults)
  const options = layout.data ? optionReads(layout.data) : null
  const picklists = useRead(options?.picklists ?? null)
  const object = useRead(options?.object ?? null)
  const hasObject = options === null || options.object === null || object.data !== undefined
  const all = [info, layout, defaults, picklists, object]
  const form = useMemo(() => {
    if (!info.data || !layout.data || !defaults.data || !picklists.data || !hasObject) return null
    const optionsOf = optionsFrom(actionApiName, picklists.data, object.data ?? null)
    return actionFormOf(info.data, layout.data, defaults.data, optionsOf)
  }, [actionApiName, info.data, layout.data, defaults.data, picklists.data, object.data, hasObject])
  return {
    form,
    description: info.data?.copilotActionDescription ?? '',
    hasFailed: all.some(({ state, data }) => state === 'Error' && !data),
    retry: () => {
      for (const { state, refresh } of all) if (state === 'Error') void refresh()
    },
  }
}

/**
 * Form state and submission of an action. Input is kept as a draft until the action succeeds. An idempotency key ensures that a
 * resubmitted form performs the action only once.
 */
export function useFilledAction(
  { actionApiName, recordId }: ActionOnRecord,
  described: ActionForm,
  onDone: (result: QuickActionResult) => void,
) {
  const cache = useRecordCache()
  const name = `action:${actionApiName}:${recordId ?? ''}`
  const fields = described.fields.map(({ apiName }) => apiName)
  return useForm<ActionValues>({
    id: formIdOf(actionApiName),
    empty: described.start,
    fields,
    problemsOf: (values) => actionProblems(described.fields, values),
    fieldOf: Object.fromEntries(fields.map((field) => [field, field])),
    summary: messages.checkFields,
    draft: {
      name,
      read: (kept) => actionValuesOf(kept, described),
      keep: (values) => changedValues(values, described),
    },
    send: async (values, { idempotencyKey, arrived }) => {
      const input = {
        actionApiName,
        ...(recordId === null ? {} : { contextId: recordId }),
        fields: sentFields(described, values),
      }
      const result = await cache.send(performDescribedAction, input, { idempotencyKey })
      arrived()
      onDone(result)
      return 'leaving'
    },
  })
}
