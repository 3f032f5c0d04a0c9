import type { RecordCache } from 'record-cache'
import { readOnce } from '../../records/read-once.ts'
import { type ActionForm, actionFormOf, actionReads, optionReads, optionsFrom } from './action-form.ts'

/** The name of the form of an action in the page. */
export const formIdOf = (actionApiName: string): string => `action-${actionApiName.replaceAll('.', '-')}`

/** Reads the form of an action once; null where it could not be read. */
export async function readActionForm(
  cache: RecordCache,
  { actionApiName, recordId }: { actionApiName: string; recordId: string | null },
): Promise<ActionForm | null> {
  const reads = actionReads(actionApiName, recordId)
  const { data: layout } = await readOnce(cache, reads.layout)
  if (!layout) return null
  const options = optionReads(layout)
  const [info, defaults, picklists, object] = await Promise.all([
    readOnce(cache, reads.info),
    readOnce(cache, reads.defaults),
    readOnce(cache, options.picklists),
    options.object ? readOnce(cache, options.object) : null,
  ])
  if (!info.data || !defaults.data || !picklists.data || (object && !object.data)) return null
  return actionFormOf(
    info.data,
    layout,
    defaults.data,
    optionsFrom(actionApiName, picklists.data, object?.data ?? null),
  )
}
