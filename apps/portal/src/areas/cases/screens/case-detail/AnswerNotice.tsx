import { Notice } from 'ui'
import { answerPromise } from '../../../../parts/cases/answer-promise.ts'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'

/** When support gives the first answer, and until when it is closed. */
export function AnswerNotice({ due }: { due: string }) {
  const { session, supportTimes } = usePage()
  const { open } = supportTimes.calendars['']
  return <Notice isStatic>{answerPromise(due, useNow(), open, session?.user.timeZone)}</Notice>
}
