import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Checkbox } from 'ui'
import { QuestionDialog } from '../../../../parts/QuestionDialog.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { messages } from './messages.ts'
import { readOpenCasesOf } from './page.ts'
import type { Person } from './person.ts'
import styles from './RemoveDialog.module.css'

const texts = messages.remove

type Props = {
  person: Person
  isBusy: boolean
  /** The reason of a failed removal. */
  problem: string | null
  onClose: () => void
  onRemove: (staysOnMails: boolean) => void
}

/** Asks before a removal: lists what it ends, the affected open cases, and whether their e-mails stop. */
export function RemoveDialog({ person, isBusy, problem, onClose, onRemove }: Props) {
  const [staysOnMails, setStays] = useState(false)
  return (
    <QuestionDialog
      title={texts.title(person.name)}
      texts={texts}
      busyLabel={texts.removing}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => onRemove(staysOnMails)}
    >
      <p className="soft">{texts.text}</p>
      <ConcernedCases contactId={person.id} />
      <div>
        <Checkbox label={texts.mails} help={texts.mailsHelp} isChecked={staysOnMails} onChange={setStays} />
      </div>
    </QuestionDialog>
  )
}

function ConcernedCases({ contactId }: { contactId: string }) {
  const { data, state } = useRead(readOpenCasesOf(contactId))
  if (!data) return <p role="status">{state === 'Error' ? texts.notKnown : texts.looking}</p>
  const { records, nextPageToken } = data
  if (records.length === 0) return <p>{texts.noCases}</p>
  return (
    <div>
      <p>{texts.cases(records.length, nextPageToken !== null)}</p>
      <ul className={styles.cases}>
        {records.map(({ id, fields }) => (
          <li key={id}>
            <span className="mono">{textOf(fields.CaseNumber)}</span> <span>{textOf(fields.Subject)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
