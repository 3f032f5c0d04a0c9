import { getRecordActions } from 'record-cache'
import { read } from 'record-cache-react'
import type { AnswerOf } from './records.ts'

type RecordActionType = 'CustomButton' | 'QuickAction' | 'StandardButton'

/** Reads the actions that the server offers for records; null without records. */
export const readRecordActions = (recordIds: readonly string[], actionTypes: readonly RecordActionType[]) =>
  recordIds.length === 0
    ? null
    : read(getRecordActions, { recordIds: [...recordIds], actionTypes: [...actionTypes], sections: ['Page'] })

export type RecordActions = AnswerOf<ReturnType<typeof readRecordActions> & {}>

/** Whether the server offers the named action, on a record id or an object name. */
export function isOffered(
  offered: Pick<RecordActions, 'actions'> | undefined,
  on: string,
  name: 'Edit' | 'Delete' | 'SaveEdit',
): boolean {
  return offered?.actions[on]?.actions.some(({ apiName }) => apiName === name) ?? false
}
