import { useRead } from 'record-cache-react'
import { KeyValueList, Notice, Sheet } from 'ui'
import { answerPromise } from '../../../../parts/cases/answer-promise.ts'
import { ownSectionsOf, readOwnFields, readOwnValues } from '../../../../parts/own-fields/own-fields.ts'
import { UserText } from '../../../../parts/UserText.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'

/** When support gives the first answer, and until when it is closed. */
export function AnswerNotice({ due }: { due: string }) {
  const { session, supportTimes } = usePage()
  const { open } = supportTimes.calendars['']
  return <Notice isStatic>{answerPromise(due, useNow(), open, session?.user.timeZone)}</Notice>
}

/** The values of the fields that the installation has added to cases. */
export function OwnFacts({ caseId, isNarrow = false }: { caseId: string; isNarrow?: boolean }) {
  const records = useRead(readOwnFields('Case')).data?.records ?? []
  const { data } = useRead(readOwnValues(caseId, 'Case', records))
  if (!data) return null
  return ownSectionsOf(records, data).map(({ heading, items }) => (
    <Sheet key={heading} title={heading}>
      <KeyValueList
        isNarrow={isNarrow}
        items={items.map(({ label, value }) => ({ label, value: <UserText text={value} /> }))}
      />
    </Sheet>
  ))
}
