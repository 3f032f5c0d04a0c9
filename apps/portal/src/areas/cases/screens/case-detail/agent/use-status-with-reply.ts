import { caseMovesFrom, isCaseStatus } from 'contract'
import { useState } from 'react'
import { usePerform } from '../../../../../parts/use-perform.ts'
import type { Audience } from '../comment-form.ts'
import type { SupportCase } from '../support-case.ts'
import { messages } from './messages.ts'

const STATUS_OF_WORK = 'In-Progress'

/** Sets the status with a public reply: it is changed once the reply is stored, and a failure loses neither. */
export function useStatusWithReply({ id, status }: SupportCase, audience: Audience) {
  const [isChosen, choose] = useState(false)
  const { perform, busy, problem } = usePerform()
  const isOffered =
    audience === 'public' && isCaseStatus(status) && caseMovesFrom(status, 'agent').includes(STATUS_OF_WORK)
  const change = async (): Promise<void> => {
    const outcome = await perform(
      { actionApiName: 'Case.ChangeStatus', contextId: id, fields: { Status: STATUS_OF_WORK } },
      { done: () => messages.statusSet, refused: messages.statusRefused, failed: messages.statusFailed },
    )
    if (outcome === 'done') choose(false)
  }
  const changeNow = (): void => void change()
  return {
    isOffered,
    isChosen,
    choose,
    change: changeNow,
    isBusy: busy !== null,
    /** Why the status was not changed; null for no failure. */
    problem,
    /** Called when the reply is stored; undefined unless the status is to be set. */
    after: isOffered && isChosen ? changeNow : undefined,
  }
}
