import { useRead } from 'record-cache-react'
import { Sheet, Stack } from 'ui'
import { useFormats } from '../../../../../format/use-formats.ts'
import { Failed } from '../../../../../parts/Failed.tsx'
import { textOf } from '../../../../../records/field-values.ts'
import { useNow } from '../../../../../site/now.tsx'
import { messages } from './messages.ts'
import { readAutomationRuns } from './reads.ts'

/** What automations did to this case, the latest first; renders nothing without any. */
export function AutomationRuns({ caseId }: { caseId: string }) {
  const { data, state, refresh } = useRead(readAutomationRuns(caseId))
  const formats = useFormats()
  const now = useNow()
  if (!data) return state === 'Error' ? <Failed text={messages.automationsFailed} onRetry={refresh} /> : null
  if (data.records.length === 0) return null
  return (
    <Sheet title={messages.automations}>
      <Stack gap="small">
        {data.records.map(({ id, fields }) => (
          <div key={id}>
            <b>{textOf(fields.AutomationName__c)}</b>
            <p>{textOf(fields.Outcome__c)}</p>
            <p className="meta">{formats.dayAndTime(textOf(fields.CreatedDate), now)}</p>
          </div>
        ))}
      </Stack>
    </Sheet>
  )
}
