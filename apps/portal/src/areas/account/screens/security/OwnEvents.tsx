import { useRead } from 'record-cache-react'
import { DataTable, Sheet, SkeletonRows, Stack } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { kindText } from '../../../../parts/audit-kinds.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { useNow } from '../../../../site/now.tsx'
import { messages } from './messages.ts'
import { security } from './page.ts'

/** The newest events of the audit log that are the reader's own. */
export function OwnEvents() {
  const { data, error, refresh } = useRead(useReads(security).events)
  const formats = useFormats()
  const nowMs = useNow()
  const events = data?.records.map(({ id, fields }) => ({
    id,
    what: kindText(textOf(fields.Kind__c)),
    time: String(fields.Time__c.value),
  }))
  return (
    <Sheet title={messages.activity}>
      <Stack>
        <p className="soft">{messages.activityLead}</p>
        {events ? (
          <DataTable
            caption={messages.activity}
            rows={events}
            rowKey={({ id }) => id}
            columns={[
              { id: 'what', header: messages.event, width: 'main', cell: ({ what }) => what },
              { id: 'time', header: messages.time, cell: ({ time }) => formats.dayAndTime(time, nowMs) },
            ]}
          />
        ) : error ? (
          <Failed text={messages.activityFailed} action={messages.tryAgain} onRetry={refresh} />
        ) : (
          <SkeletonRows label={messages.activityLoading} shape="facts" count={3} />
        )}
      </Stack>
    </Sheet>
  )
}
