import { useState } from 'react'
import { useRead } from 'record-cache-react'
import { Checkbox, useQuestion } from 'ui'
import { useFocusAfter } from '../../../../parts/use-focus-after.ts'
import { textOf } from '../../../../records/field-values.ts'
import { messages } from './messages.ts'
import { focusActionsOf } from './PersonMenu.tsx'
import { readOpenCasesOf } from './page.ts'
import type { Person } from './person.ts'
import styles from './UserManagementScreen.module.css'
import type { PersonActions } from './use-person-actions.ts'

const texts = messages.remove

/** Removes people, each after a question that lists what it ends, the affected open cases, and whether their e-mails stop. */
export function useRemoval(actions: PersonActions) {
  const [staysOnMails, setStays] = useState(false)
  const { asked, dialog, ask } = useQuestion<Person>(
    (person) => ({
      ...texts,
      title: texts.title(person.name),
      text: (
        <>
          <p className="soft">{texts.text}</p>
          <ConcernedCases contactId={person.id} />
          <div>
            <Checkbox label={texts.mails} help={texts.mailsHelp} isChecked={staysOnMails} onChange={setStays} />
          </div>
        </>
      ),
      onConfirm: async () => {
        const fields = { CaseMailsStay__c: staysOnMails }
        const action = { actionApiName: 'Contact.Remove', contextId: person.id, fields } as const
        const isDone = await actions.perform(action, person)
        if (isDone) focusAfter(() => focusActionsOf(person))
        return isDone
      },
    }),
    actions,
  )
  const focusAfter = useFocusAfter(asked !== null)
  return {
    dialog,
    isAsking: asked !== null,
    ask: (person: Person): void => {
      setStays(false)
      ask(person)
    },
  }
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
