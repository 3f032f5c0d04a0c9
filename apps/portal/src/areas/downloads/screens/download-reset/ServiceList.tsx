import { limits } from 'contract'
import { Button, EmptyState, LinkButton, Row, Stack } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import type { PagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { textOf } from '../../../../records/field-values.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import type { ServiceRow } from './page.ts'
import { type ResetForm, selectedIn } from './reset-form.ts'
import { ServiceTable } from './ServiceTable.tsx'

type ListProps = { term: string; list: PagedRows<ServiceRow>; form: Form<ResetForm> }

/** The services that match the search. */
export function ServiceList({ term, list, form }: ListProps) {
  const { rows, page, from, to, total, state } = list
  return (
    <Stack>
      {rows?.length ? <SelectAll rows={rows} form={form} /> : null}
      <PagedList
        list={list}
        texts={messages}
        empty={
          <EmptyState
            drawing="search"
            title={term === '' ? messages.noServices : messages.noResults}
            action={
              term === '' ? undefined : (
                <LinkButton variant="line" href={paths.downloadReset()}>
                  {messages.showAll}
                </LinkButton>
              )
            }
          />
        }
        isPagerOptional
      >
        {(services) => <ServiceTable rows={services} form={form} isBusy={state === 'Pending'} />}
      </PagedList>
      {rows ? (
        <p role="status" className="meta">
          {total !== undefined && page === 1 && term !== ''
            ? messages.matches(rows.length, term)
            : messages.shown(from, to)}
        </p>
      ) : null}
    </Stack>
  )
}

type Props = { rows: readonly ServiceRow[]; form: Form<ResetForm> }

/** Selects all shown services up to the limit of a reset, or clears the selection. */
function SelectAll({ rows, form }: Props) {
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
