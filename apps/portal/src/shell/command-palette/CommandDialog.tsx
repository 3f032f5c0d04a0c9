import { useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useRead } from 'record-cache-react'
import { Dialog, Notice, TextField } from 'ui'
import { readActions } from '../../areas/cases/reads.ts'
import { caseNumberIn } from '../../parts/cases/case-number.ts'
import { useCaseOpening } from '../../parts/cases/case-opening.ts'
import { readNumbered } from '../../parts/cases/numbered-case.ts'
import { queueLabels, queueNames } from '../../parts/cases/queue-names.ts'
import { useTakeNext } from '../../parts/cases/use-take-next.ts'
import { textOf } from '../../records/field-values.ts'
import { pages } from '../../site/pages.ts'
import { paths } from '../../site/paths.ts'
import styles from './CommandPalette.module.css'
import { type Command, matching } from './commands.ts'
import { messages } from './messages.ts'

/** A chosen action of a case. */
export type ChosenAction = { apiName: string; label: string; caseId: string }

type Props = { caseId: string | null; onClose: () => void; onAction: (action: ChosenAction) => void }

/** Finds commands by name and cases by number: a list that typing filters, with arrow keys and Enter to choose. */
export function CommandDialog({ caseId, onClose, onAction }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const { commands, problem } = useCommands({ text, caseId, onClose, onAction })
  const current = Math.min(chosen, commands.length - 1)
  const optionId = (index: number): string => `${listId}-${index}`
  const move = (to: number): void => {
    const index = (to + commands.length) % Math.max(1, commands.length)
    setChosen(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog isOpen onClose={onClose} title={messages.title} closesOnOutsidePress>
      {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
      <TextField
        label={messages.prompt}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setChosen(0)
        }}
        autoFocus
        autoComplete="off"
        role="combobox"
        aria-expanded="true"
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={current >= 0 ? optionId(current) : undefined}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') move(current + 1)
          else if (event.key === 'ArrowUp') move(current - 1)
          else if (event.key === 'Enter') commands[current]?.run()
          else return
          event.preventDefault()
        }}
      />
      <div ref={list} id={listId} role="listbox" aria-label={messages.title} className={styles.list}>
        {commands.map(({ id, label, run }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={id}
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className={styles.option}
            onClick={run}
          >
            {label}
          </div>
        ))}
      </div>
      <p role="status" className="meta">
        {commands.length === 0 ? messages.none : messages.commandCount(commands.length)}
      </p>
    </Dialog>
  )
}

function useCommands({ text, caseId, onClose, onAction }: Props & { text: string }) {
  const navigate = useNavigate()
  const next = useTakeNext(onClose)
  const { isForContact } = useCaseOpening()
  const number = caseNumberIn(text)
  const { data: numbered } = useRead(number === null ? null : readNumbered(number))
  const { data: offered } = useRead(caseId === null ? null : readActions(caseId))
  const go = (id: string, label: string, href: string): Command => ({
    id,
    label,
    run: () => {
      onClose()
      void navigate(href)
    },
  })
  const onThisCase = (offered && caseId !== null ? (offered.actions[caseId]?.actions ?? []) : [])
    .filter(({ type }) => type === 'QuickAction')
    .map(
      ({ apiName, label }): Command => ({
        id: apiName,
        label: messages.onThisCase(label ?? apiName),
        run: () => {
          onClose()
          onAction({ apiName, label: label ?? apiName, caseId: caseId ?? '' })
        },
      }),
    )
  const named = matching(
    [
      ...queueNames.map((queue) =>
        go(queue, messages.goTo(queueLabels[queue]), paths.caseQueue({ queue: queue === 'mine' ? undefined : queue })),
      ),
      go('customers', messages.goTo(pages.customers.title), paths.customers({ list: 'accounts' })),
      go('numbers', messages.numbers, paths.caseNumbers()),
      go('templates', messages.templates, paths.replyTemplates()),
      go('caseManager', messages.caseManager, paths.caseManager()),
      ...(isForContact ? [go('openCase', messages.openForContact, paths.openCase())] : []),
      // Enter on an empty field changes nothing: commands that act come last.
      ...onThisCase,
      { id: 'next', label: messages.takeNext, run: () => void next.take() },
    ],
    text,
  )
  const cases = (number === null ? [] : (numbered?.records ?? [])).map(({ id, fields }) =>
    go(id, messages.openCase(textOf(fields.CaseNumber), textOf(fields.Subject)), paths.caseDetails({ id })),
  )
  const words = text.trim()
  const search =
    words === '' ? [] : [go('search', messages.search(words), paths.caseQueue({ queue: 'open', q: words }))]
  return { commands: [...cases, ...named, ...search], problem: next.problem }
}
