import { CRITICAL } from 'contract'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import {
  Breadcrumb,
  Button,
  Columns,
  KeyValueList,
  LinkButton,
  Notice,
  Page,
  PageHead,
  Sheet,
  SkeletonRows,
  Stack,
} from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { SeverityBadge } from '../../../../parts/alerts/AlertMarks.tsx'
import { caseOpening, useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { UserText } from '../../../../parts/UserText.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, required, useReads } from '../../../../records/page.ts'
import { isOffered } from '../../../../records/record-actions.ts'
import { useNow } from '../../../../site/now.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { type AlertRecord, readAlert, readOfferedOnAlert, readReadings } from '../../reads.ts'
import { messages } from './messages.ts'
import { useReading } from './use-reading.ts'

export const productAlert = page({
  ...pages.productAlert,
  reads: ({ query }) => ({
    alert: required(readAlert(query.get('id') ?? '')),
    offered: readOfferedOnAlert(query.get('id') ?? ''),
    readings: readReadings,
    opening: caseOpening,
  }),
})

/** One alert with its text. Opening it marks it as read. */
export function ProductAlertScreen() {
  const reads = useReads(productAlert)
  const { data, state, refresh } = useRead(reads.alert)
  const { data: offered } = useRead(reads.offered)
  const mayEdit = data !== undefined && isOffered(offered, data.id, 'Edit')
  const done = useDone(data?.id)
  const title = data ? textOf(data.fields.Title__c) : productAlert.title
  return (
    <Page>
      <PageTitle of={productAlert}>{title}</PageTitle>
      <Breadcrumb
        crumbs={[
          { label: pages.home.title, href: paths.home() },
          { label: pages.productAlerts.title, href: paths.productAlerts() },
          { label: title },
        ]}
      />
      <PageHead
        title={title}
        actions={
          mayEdit ? (
            <LinkButton variant="line" href={paths.editAlert({ id: data.id })}>
              {messages.edit}
            </LinkButton>
          ) : null
        }
      />
      <Stack gap="large">
        {mayEdit && done ? <Notice tone="ok">{messages[done]}</Notice> : null}
        {data ? (
          <AlertParts key={data.id} alert={data} />
        ) : state === 'Error' ? (
          <Failed text={messages.failed} onRetry={refresh} />
        ) : (
          <Sheet>
            <SkeletonRows label={messages.loading} shape="facts" count={4} />
          </Sheet>
        )}
      </Stack>
    </Page>
  )
}

/** What the reader has just done with the alert. The address then drops it, so that a link or a reload does not show it again. */
function useDone(alertId: string | undefined): 'published' | 'saved' | null {
  const [address, setAddress] = useSearchParams()
  const outcome = (['published', 'saved'] as const).find((name) => address.has(name)) ?? null
  const [done, setDone] = useState({ alertId, outcome })
  useEffect(() => {
    if (alertId === undefined || outcome === null) return
    setDone({ alertId, outcome })
    setAddress({ id: alertId }, { replace: true, preventScrollReset: true })
  }, [alertId, outcome, setAddress])
  return outcome ?? (done.alertId === alertId ? done.outcome : null)
}

function AlertParts({ alert }: { alert: AlertRecord }) {
  const { fields } = alert
  const { isOffered } = useCaseOpening()
  const productName = textOf(fields.Product__r?.value?.fields.Name)
  const isCritical = fields.Severity__c.value === CRITICAL
  const confirmation = (
    <Confirmation
      alertId={alert.id}
      isAsked={fields.NeedsConfirmation__c.value === true}
      tone={isCritical ? 'alarm' : 'caution'}
    />
  )
  return (
    <Columns layout="8-4">
      <Stack gap="large">
        {isCritical ? confirmation : null}
        <Sheet>
          <UserText text={textOf(fields.Body__c)} />
        </Sheet>
        {isCritical ? null : confirmation}
        {isOffered ? (
          <div>
            <LinkButton variant="line" href={paths.openCase({ productName: productName || undefined })}>
              {messages.openCase}
            </LinkButton>
          </div>
        ) : null}
      </Stack>
      <Facts alert={alert} />
    </Columns>
  )
}

function Facts({ alert: { fields } }: { alert: AlertRecord }) {
  const formats = useFormats()
  const now = useNow()
  const effective = String(fields.EffectiveDate__c.value)
  const cycle = textOf(fields.AiracCycle__c)
  const there = formats.utc(effective, now)
  return (
    <Sheet title={messages.facts}>
      <KeyValueList
        isNarrow
        items={[
          { label: messages.product, value: textOf(fields.Product__r?.value?.fields.Name) },
          { label: messages.kind, value: textOf(fields.Kind__c) },
          { label: messages.severity, value: <SeverityBadge severity={textOf(fields.Severity__c)} /> },
          {
            label: messages.effective,
            value: (
              <time dateTime={effective}>
                {formats.dayAndTime(effective, now)}
                {there === '' ? null : ` (${there})`}
              </time>
            ),
          },
          ...(cycle === '' ? [] : [{ label: messages.cycle, value: <span className="mono">{cycle}</span> }]),
        ]}
      />
    </Sheet>
  )
}

type ConfirmationProps = { alertId: string; isAsked: boolean; tone: 'alarm' | 'caution' }

/** Asks for confirmation if the alert requires it, and shows when it was confirmed. */
function Confirmation({ alertId, isAsked, tone }: ConfirmationProps) {
  const { isKnown, confirmedAt, confirm, isBusy, problem } = useReading(alertId)
  const formats = useFormats()
  const now = useNow()
  const isHydrated = useIsHydrated()
  const notice = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const isConfirmed = confirmedAt !== null
  useEffect(() => {
    // The focused button was removed.
    if (isConfirmed && isPressed.current) notice.current?.focus()
  }, [isConfirmed])
  if (!isAsked || !isKnown) return null
  if (confirmedAt !== null) {
    return (
      <Notice ref={notice} tone="ok">
        {messages.confirmed(formats.dayAndTime(confirmedAt, now))}
      </Notice>
    )
  }
  return (
    <>
      {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
      <Notice
        tone={tone}
        title={tone === 'alarm' ? messages.criticalTitle : messages.confirmTitle}
        isStatic
        action={
          <Button
            isBusy={isBusy}
            busyLabel={messages.confirming}
            disabled={!isHydrated}
            onClick={() => {
              isPressed.current = true
              void confirm()
            }}
          >
            {messages.confirm}
          </Button>
        }
      >
        {messages.confirmText}
      </Notice>
    </>
  )
}

export { ProductAlertScreen as default }

export const loader = loadOnServer(productAlert)
export const clientLoader = loadInBrowser(productAlert)
