import { Notice } from 'ui'
import { answerPromise } from '../../../../parts/cases/answer-promise.ts'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'

/** When support gives the first answer, and until when it is closed. */
export function AnswerNotice({ due }: { due: string }) {
  const { session } = usePage()
  return <Notice isStatic>{answerPromise(due, useNow(), session?.user.timeZone)}</Notice>
}
