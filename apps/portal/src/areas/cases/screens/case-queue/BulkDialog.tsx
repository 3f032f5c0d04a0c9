import { caseStatuses, caseStatusLabel, limits } from 'contract'
import { useState } from 'react'
import { executeBatchRecordOperations } from 'record-cache'
import { useRead, useSend } from 'record-cache-react'
import { Button, Dialog, Notice, Select, Stack } from 'ui'
import { cutHelp } from '../../../../parts/lists/messages.ts'
import { textOf } from '../../../../records/field-values.ts'
import { isRefused } from '../../../../records/is-refused.ts'
import { messages } from './messages.ts'
import { deskOptions, readAgents, readDesks } from './page.ts'
import { impacts } from './queue-query.ts'
import type { CaseSelection } from './use-case-selection.ts'

/** The chosen values; '' leaves a field unchanged. */
type Chosen = { Status: string; OwnerId: string; Queue__c: string; Impact__c: string }

/** Result of a bulk change: the number of changed cases, and the rejected ones with reasons. */
type Outcome = { done: number; refused: { id: string; number: string; reason: string }[] }

const NO_OWNER = 'none'
const nothing: Chosen = { Status: '', OwnerId: '', Queue__c: '', Impact__c: '' }

type Props = { selection: CaseSelection; onClose: () => void; onChanged: () => void }

/** Changes status, owner, queue or impact of the selected cases one by one; a rejected case shows the reason and stays selected. */
export function BulkDialog({ selection, onClose, onChanged }: Props) {
  const { data: agents } = useRead(readAgents)
  const { data: desks } = useRead(readDesks)
  const [send, { pending }] = useSend(executeBatchRecordOperations)
  const [chosen, setChosen] = useState(nothing)
  const [problem, setProblem] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const count = selection.selected.size
  const isTooMany = count > limits.idsPerRequest
  const choose = (field: keyof Chosen) => (value: string) => setChosen((before) => ({ ...before, [field]: value }))

  const apply = async (): Promise<void> => {
    const fields = Object.fromEntries(
      Object.entries(chosen)
        .filter(([, value]) => value !== '')
        .map(([field, value]) => [field, value === NO_OWNER ? null : value]),
    )
    if (Object.keys(fields).length === 0) return setProblem(messages.bulk.nothingChosen)
    setProblem(null)
    const cases = [...selection.selected]
    try {
      const { results } = await send({
        allOrNone: false,
        operations: [{ type: 'UPDATE', records: cases.map(([id]) => ({ id, fields })) }],
      })
      const refused = cases.flatMap(([id, number], index) => {
        const result = results[index]?.result
        return Array.isArray(result) ? [{ id, number, reason: result[0]?.message ?? '' }] : []
      })
      setOutcome({ done: cases.length - refused.length, refused })
      selection.keep(refused.map(({ id }) => id))
      onChanged()
    } catch (failure) {
      setProblem(isRefused(failure) ? failure.message : messages.bulk.failed)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={outcome ? messages.bulk.title : messages.change(count)}
      isBusy={pending}
      footer={
        outcome || isTooMany ? (
          <Button onClick={onClose}>{messages.bulk.close}</Button>
        ) : (
          <>
            <Button variant="line" aria-disabled={pending} onClick={onClose}>
              {messages.bulk.cancel}
            </Button>
            <Button isBusy={pending} busyLabel={messages.bulk.changing} onClick={() => void apply()}>
              {messages.change(count)}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <OutcomeView outcome={outcome} />
      ) : isTooMany ? (
        <Notice tone="caution">{messages.bulk.tooMany(count, limits.idsPerRequest)}</Notice>
      ) : (
        <Stack>
          {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
          <Select
            label={messages.columns.status}
            placeholder={messages.bulk.leave}
            value={chosen.Status}
            options={caseStatuses.map((value) => ({ value, label: caseStatusLabel(value) }))}
            onChange={choose('Status')}
          />
          <Select
            label={messages.columns.owner}
            placeholder={messages.bulk.leave}
            value={chosen.OwnerId}
            help={cutHelp(agents)}
            options={[
              { value: NO_OWNER, label: messages.noOwner },
              ...(agents?.records ?? []).map(({ id, fields }) => ({ value: id, label: textOf(fields.Name) })),
            ]}
            onChange={choose('OwnerId')}
          />
          <Select
            label={messages.desk}
            placeholder={messages.bulk.leave}
            value={chosen.Queue__c}
            options={deskOptions(desks?.records)}
            onChange={choose('Queue__c')}
          />
          <Select
            label={messages.columns.impact}
            placeholder={messages.bulk.leave}
            value={chosen.Impact__c}
            options={impacts.map((value) => ({ value, label: messages.impacts[value] }))}
            onChange={choose('Impact__c')}
          />
        </Stack>
      )}
    </Dialog>
  )
}

function OutcomeView({ outcome: { done, refused } }: { outcome: Outcome }) {
  return (
    <Stack>
      {done > 0 ? <Notice tone="ok">{messages.bulk.done(done)}</Notice> : null}
      {refused.length > 0 ? (
        <Notice tone="alarm">
          <p>{messages.bulk.refused(refused.length)}</p>
          <ul>
            {refused.map(({ id, number, reason }) => (
              <li key={id}>
                <span className="mono">{number}</span>: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </Stack>
  )
}
