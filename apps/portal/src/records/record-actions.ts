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
