import { limits } from 'contract'
import { Badge, Checkbox, DataTable, Pips, type TableColumn } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { textOf } from '../../../../records/field-values.ts'
import { messages } from './messages.ts'
import type { ServiceRow } from './page.ts'
import { type ResetForm, selectedIn } from './reset-form.ts'

type Props = { rows: readonly ServiceRow[]; form: Form<ResetForm>; isBusy: boolean }

/** One page of services with counters and checkboxes. */
export function ServiceTable({ rows, form, isBusy }: Props) {
  const isSelected = ({ id }: ServiceRow): boolean => (form.values[id] ?? '') !== ''
  const isFull = selectedIn(form.values).length >= limits.servicesPerReset
  const select: TableColumn<ServiceRow> = {
    id: 'tail',
    header: messages.tail,
    cell: (row) => {
      const number = textOf(row.fields.ServiceNumber__c)
      const { id, name } = form.field(row.id)
      return (
        <Checkbox
          id={id}
          name={name}
          value={number}
          isChecked={isSelected(row)}
          isDisabled={isFull && !isSelected(row)}
          onChange={(isChosen) => form.change({ [row.id]: isChosen ? number : '' })}
          label={
            <>
              {tailOf(row)}
              <span className="vh"> {number}</span>
            </>
          }
        />
      )
    },
  }
  return (
    <DataTable
      caption={messages.services}
      columns={[select, ...columns]}
      rows={rows}
      rowKey={({ id }) => id}
      isRowSelected={isSelected}
      isBusy={isBusy}
    />
  )
}

function tailOf({ fields }: ServiceRow) {
  const tail = textOf(fields.Aircraft__r?.value?.fields.TailNumber__c)
  return tail === '' ? <span className="meta">{messages.noTail}</span> : <span className="mono">{tail}</span>
}

const columns: readonly TableColumn<ServiceRow>[] = [
  {
    id: 'service',
    header: messages.service,
    cell: ({ fields }) => <span className="mono">{textOf(fields.ServiceNumber__c)}</span>,
  },
  {
    id: 'product',
    header: messages.product,
    cell: ({ fields }) => textOf(fields.Product__r?.value?.fields.Name),
  },
  { id: 'used', header: messages.used, width: 'fit', hasLabel: true, cell: (row) => <Used row={row} /> },
]

/** The download counter, with the state of a service that can no longer be downloaded. */
function Used({ row: { fields } }: { row: ServiceRow }) {
  const used = Number(fields.DownloadsUsed__c.value ?? 0)
  const limit = Number(fields.DownloadLimit__c.value ?? 0)
  return (
    <span>
      <Pips used={used} limit={limit} />
      <span className="num">{messages.usedOf(used, limit)}</span>
      {fields.Status__c.value === 'Active' ? null : (
        <>
          {' '}
          <Badge>{textOf(fields.Status__c)}</Badge>
        </>
      )}
    </span>
  )
}
