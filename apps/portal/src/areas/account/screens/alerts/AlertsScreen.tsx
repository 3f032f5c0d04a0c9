import { alertSwitches } from 'contract'
import { useState } from 'react'
import { useRead, useSend } from 'record-cache-react'
import { Icon, Link, Notice, OkIcon, Row, Sheet, SkeletonRows, Switch } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { readSubscriptions } from '../../../../parts/alerts/subscription-reads.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { Setting } from '../../../../parts/Setting.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import { readList, updateRecord } from '../../../../records/records.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import { messages } from './messages.ts'

export const alerts = page({
  ...pages.accountAlerts,
  reads: () => ({
    preferences: readList(
      { objectApiName: 'NotificationPreference__c', listViewApiName: 'MyPreference', pageSize: 1 },
      [
        'NotificationPreference__c.CaseEmails__c',
        'NotificationPreference__c.ProductAlertEmails__c',
        'NotificationPreference__c.ProductMarketing__c',
        'NotificationPreference__c.CustomerSurveys__c',
      ],
    ),
    subscriptions: readSubscriptions,
  }),
})

/** Which e-mails the reader receives: each switch saves at once. */
export function AlertsScreen() {
  const { state, retry, isOn, save, pending, last } = usePreference()
  const isHydrated = useIsHydrated()
  const formats = useFormats()
  return (
    <AccountPage section="accountAlerts">
      {state === 'loading' ? <SkeletonRows label={messages.loading} shape="facts" count={4} /> : null}
      {state === 'failed' ? <Failed text={messages.failed} onRetry={retry} /> : null}
      {last?.isSaved === false ? (
        <Notice tone="alarm">{messages.notSaved(messages.switches[last.name].label)}</Notice>
      ) : null}
      {state === 'there' ? (
        <Sheet
          title={messages.title}
          isFlush
          titleEnd={
            <span role="status" className="meta">
              {pending ? (
                messages.saving
              ) : last?.isSaved ? (
                <Row>
                  <Icon of={OkIcon} />
                  <span>{messages.savedAt(formats.time(last.at))}</span>
                </Row>
              ) : null}
            </span>
          }
        >
          {switchNames.map((name) => {
            const { label } = messages.switches[name]
            return (
              <Setting
                key={name}
                title={label}
                control={
                  <Switch
                    label={label}
                    isLabelHidden
                    isOn={isOn(name)}
                    isDisabled={!isHydrated}
                    onChange={(on) => void save(name, on)}
                  />
                }
              >
                <What name={name} />
              </Setting>
            )
          })}
        </Sheet>
      ) : null}
    </AccountPage>
  )
}

/** The label and explanation of a switch. */
function What({ name }: { name: SwitchName }) {
  const { shop } = usePage()
  const { text } = messages.switches[name]
  if (name === 'ProductAlertEmails__c') return <Subscriptions />
  return name === 'CustomerSurveys__c' && shop.survey === undefined ? `${text} ${messages.noSurvey}` : text
}

/** The number of products whose alerts the reader gets by e-mail, and a link to choose them. */
function Subscriptions() {
  const { data } = useRead(useReads(alerts).subscriptions)
  const chosen = data?.records.filter(
    ({ fields }) => fields.Channel__c.value !== 'Portal' && alertSwitches.some((name) => fields[name].value === true),
  )
  return (
    <>
      {chosen ? messages.forProducts(chosen.length) : messages.switches.ProductAlertEmails__c.text}{' '}
      <Link href={paths.productAlerts()}>{pages.productAlerts.title}</Link>
    </>
  )
}

type SwitchName = keyof typeof messages.switches

const switchNames = Object.keys(messages.switches) as SwitchName[]

/** The reader's e-mail preferences. A switch shows the value being saved, and returns to the saved one if that fails. */
function usePreference() {
  const { data, error, refresh } = useRead(useReads(alerts).preferences)
  const [send, { pending, inputs }] = useSend(updateRecord)
  const [last, setLast] = useState<{ name: SwitchName; isSaved: boolean; at: string } | null>(null)
  const row = data?.records[0]

  const save = async (name: SwitchName, isOn: boolean): Promise<void> => {
    if (!row) return
    setLast(null)
    const sending = send({ apiName: 'NotificationPreference__c', fields: { Id: row.id, [name]: isOn } })
    const isSaved = await sending.then(
      () => true,
      () => false,
    )
    setLast({ name, isSaved, at: new Date().toISOString() })
  }
  const isOn = (name: SwitchName): boolean => {
    const asked = inputs.findLast(({ fields }) => Object.hasOwn(fields, name))?.fields
    return (asked ? asked[name as keyof typeof asked] : row?.fields[name].value) === true
  }
  // The row is created with the user: without one there is nothing to switch.
  const hasFailed = error !== undefined || (data !== undefined && !row)
  return { state: row ? 'there' : hasFailed ? 'failed' : 'loading', retry: refresh, isOn, save, pending, last } as const
}

export { AlertsScreen as default }

export const loader = loadOnServer(alerts)
export const clientLoader = loadInBrowser(alerts)
