import { useRead } from 'record-cache-react'
import { DataTable, type TableColumn } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { kindText } from '../../../../parts/audit-kinds.ts'
import { textOf } from '../../../../records/field-values.ts'
import { usePage } from '../../../../site/page.tsx'
import { messages } from './messages.ts'
import { type EventRow, readTargets } from './page.ts'

/** One page of events: time, kind, actor and record. */
export function EventTable({ rows }: { rows: readonly EventRow[] }) {
  const formats = useFormats()
  const isOfAllAccounts = usePage().session?.user.accountId === null
  const nameOf = useTargetNames(rows)
  const columns: TableColumn<EventRow>[] = [
    {
      id: 'What',
      header: messages.kind,
      width: 'main',
      cell: ({ fields }) => <b>{kindText(textOf(fields.Kind__c))}</b>,
    },
    { id: 'Who', header: messages.who, cell: whoOf },
    { id: 'Record', header: messages.record, cell: nameOf },
    ...(isOfAllAccounts
      ? [{ id: 'Account', header: messages.account, cell: accountOf } satisfies TableColumn<EventRow>]
      : []),
    {
      id: 'When',
      header: messages.created,
      width: 'fit',
      cell: ({ fields }) => {
        const time = String(fields.Time__c.value)
        return (
          <time dateTime={time} className="num">
            {formats.exact(time)}
          </time>
        )
      },
    },
  ]
  return <DataTable caption={messages.caption} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

const whoOf = ({ fields }: EventRow): string => textOf(fields.Actor__r?.value?.fields.Name) || messages.unknown

const accountOf = ({ fields }: EventRow): string => textOf(fields.Account__r?.value?.fields.Name)

/** The name of the record of an event, unless that is the actor; the id when its name is hidden or missing. */
function useTargetNames(rows: readonly EventRow[]): (row: EventRow) => string {
  const targetOf = ({ fields }: EventRow): string | null =>
    fields.TargetId__c.value === fields.ActorId__c.value ? null : fields.TargetId__c.value
  const ids = rows.flatMap((row) => targetOf(row) ?? [])
  const { data } = useRead(readTargets(ids))
  const names = new Map(
    data?.results.flatMap(({ result }) => {
      if (!('fields' in result)) return []
      const [name] = Object.values(result.fields)
      return name ? [[result.id, textOf(name as Parameters<typeof textOf>[0])] as const] : []
    }),
  )
  return (row) => {
    const id = targetOf(row)
    return id === null ? '' : (names.get(id) ?? id)
  }
}
