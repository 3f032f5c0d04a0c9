import { limits } from 'contract'
import { Button, EmptyState, LinkButton, Pager, Row, Sheet, SkeletonRows, Stack } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import type { ServiceRow } from './page.ts'
import { type ResetForm, selectedIn } from './reset-form.ts'
import { ServiceTable } from './ServiceTable.tsx'
import { servicesHref } from './service-query.ts'
import type { Services } from './use-services.ts'

/** The services that match the search. */
export function ServiceList({ services, form }: { services: Services; form: Form<ResetForm> }) {
  const { query, rows, from, to, isLast, state, refresh } = services
  if (!rows) {
    return state === 'Error' ? (
      <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} shape="strips" count={5} />
      </Sheet>
    )
  }
  const hasOnePage = isLast && query.page === 1
  return (
    <Stack>
      {rows.length > 0 ? <SelectAll rows={rows} form={form} /> : null}
      <Sheet isFlush>
        {rows.length === 0 ? (
          <EmptyState
            drawing="search"
            title={query.term === '' ? messages.noServices : messages.noResults}
            action={
              query.term === '' ? undefined : (
                <LinkButton variant="line" href={paths.downloadReset()}>
                  {messages.showAll}
                </LinkButton>
              )
            }
          />
        ) : (
          <>
            <ServiceTable rows={rows} form={form} isBusy={state === 'Pending'} />
            {hasOnePage ? null : (
              <Pager
                from={from}
                to={to}
                previous={query.page === 1 ? undefined : { href: servicesHref({ ...query, page: query.page - 1 }) }}
                next={isLast ? undefined : { href: servicesHref({ ...query, page: query.page + 1 }) }}
              />
            )}
          </>
        )}
      </Sheet>
      <p role="status" className="meta">
        {hasOnePage && query.term !== '' ? messages.matches(rows.length, query.term) : messages.shown(from, to)}
      </p>
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
