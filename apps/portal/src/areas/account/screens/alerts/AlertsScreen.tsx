import { alertSwitches } from 'contract'
import { useRead } from 'record-cache-react'
import { Icon, Link, Notice, OkIcon, Row, Sheet, SkeletonRows, Switch } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { Setting } from '../../../../parts/Setting.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import { messages } from './messages.ts'
import { alerts } from './page.ts'
import { type SwitchName, switchNames, usePreference } from './use-preference.ts'

/** Which mails the reader wants: each switch saves at once. */
export function AlertsScreen() {
  const { state, retry, isOn, save, pending, last } = usePreference()
  const isHydrated = useIsHydrated()
  const formats = useFormats()
  return (
    <AccountPage section="accountAlerts">
      {state === 'loading' ? <SkeletonRows label={messages.loading} shape="facts" count={4} /> : null}
      {state === 'failed' ? <Failed text={messages.failed} action={messages.tryAgain} onRetry={retry} /> : null}
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

/** What a switch is about. */
function What({ name }: { name: SwitchName }) {
  const { shop } = usePage()
  const { text } = messages.switches[name]
  if (name === 'ProductAlertEmails__c') return <Subscriptions />
  return name === 'CustomerSurveys__c' && shop.survey === undefined ? `${text} ${messages.noSurvey}` : text
}

/** For how many products the reader gets alerts by e-mail, and where they are chosen. */
function Subscriptions() {
  const { data } = useRead(useReads(alerts).subscriptions)
  const chosen = data?.records.filter(
    ({ fields }) => fields.Channel__c.value !== 'Portal' && alertSwitches.some((one) => fields[one].value === true),
  )
  return (
    <>
      {chosen ? messages.forProducts(chosen.length) : messages.switches.ProductAlertEmails__c.text}{' '}
      <Link href={paths.productAlerts()}>{pages.productAlerts.title}</Link>
    </>
  )
}
