import { getRecordActions } from 'record-cache'
import { read } from 'record-cache-react'
import type { AnswerOf } from './records.ts'

type RecordActionType = 'CustomButton' | 'QuickAction' | 'StandardButton'

/** What the server offers the reader to do with records; null without records. */
export const readRecordActions = (recordIds: readonly string[], actionTypes: readonly RecordActionType[]) =>
  recordIds.length === 0
    ? null
    : read(getRecordActions, { recordIds: [...recordIds], actionTypes: [...actionTypes], sections: ['Page'] })

export type RecordActions = AnswerOf<ReturnType<typeof readRecordActions> & {}>

/** Whether the server offers something of this name: on a record by its id, or on an object by its name. */
export function isOffered(
  offered: Pick<RecordActions, 'actions'> | undefined,
  on: string,
  name: 'Edit' | 'Delete' | 'SaveEdit',
): boolean {
  return offered?.actions[on]?.actions.some(({ apiName }) => apiName === name) ?? false
}
