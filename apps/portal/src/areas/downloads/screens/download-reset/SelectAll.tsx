import { limits } from 'contract'
import { Button, Row } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import type { ServiceRow } from './page.ts'
import { type ResetForm, selectedIn } from './reset-form.ts'

type Props = { rows: readonly ServiceRow[]; form: Form<ResetForm> }

/** Selects the services that are shown, as many as one reset takes, and none of all again. */
export function SelectAll({ rows, form }: Props) {
  const isHydrated = useIsHydrated()
  const selected = selectedIn(form.values)
  const room = limits.servicesPerReset - selected.length
  const others = rows.filter(({ id }) => (form.values[id] ?? '') === '').slice(0, room)
  const valuesOf = (ids: readonly (readonly [id: string, number: string])[]): Partial<ResetForm> =>
    Object.fromEntries(ids)
  return (
    <Row>
      <Button
        variant="line"
        size="sm"
        disabled={!isHydrated || others.length === 0}
        onClick={() => form.change(valuesOf(others.map(({ id, fields }) => [id, textOf(fields.ServiceNumber__c)])))}
      >
        {messages.selectAll}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={!isHydrated || selected.length === 0}
        onClick={() => form.change(valuesOf(selected.map((id) => [id, ''])))}
      >
        {messages.selectNone}
      </Button>
    </Row>
  )
}
