import { Notice, Sheet, SkeletonRows, Switch } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { Setting } from '../../../../parts/Setting.tsx'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import { messages } from './messages.ts'
import { switchNames, usePreference } from './use-preference.ts'

/** Which mails the reader wants: each switch saves at once. */
export function AlertsScreen() {
  const { state, retry, isOn, save, pending, last } = usePreference()
  const isHydrated = useIsHydrated()
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
              {pending ? messages.saving : last?.isSaved ? messages.saved : null}
            </span>
          }
        >
          {switchNames.map((name) => {
            const { label, text } = messages.switches[name]
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
                {text}
              </Setting>
            )
          })}
        </Sheet>
      ) : null}
    </AccountPage>
  )
}
