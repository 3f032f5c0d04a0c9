import { safeStartUrl } from 'contract'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button, classNames, Notice, OrDivider, SecurityIcon } from 'ui'
import { refusalOf } from '../../../forms/outcome.ts'
import { useAliveBrowser } from '../../../session/browser.tsx'
import { knowsPasskeys, PasskeyNotUsed, signInByPasskey } from '../../../session/passkeys.ts'
import { useIsHydrated } from '../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import styles from './PasskeyButton.module.css'

/** Signs in by a passkey, in place of what stands above. Without JavaScript there is room for it, and no button. */
export function PasskeyButton() {
  const browser = useAliveBrowser()
  const [address] = useSearchParams()
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>([])
  const isShown = useIsHydrated() && knowsPasskeys()
  const signIn = async (): Promise<void> => {
    setPending(true)
    setFailure([])
    try {
      await signInByPasskey(browser().auth)
      // A page load, so that nothing of a former session is left in this page.
      location.assign(safeStartUrl(address.get('startURL')))
    } catch (error) {
      const isUnused = error instanceof PasskeyNotUsed
      setFailure(isUnused ? [messages.passkeyNotUsed] : (refusalOf(error, messages.failures, {}).failure ?? []))
      setPending(false)
    }
  }
  return (
    <div className={classNames(styles.passkey, !isShown && styles.hidden)}>
      <OrDivider>{messages.or}</OrDivider>
      {failure.length > 0 ? <Notice tone="alarm">{failure}</Notice> : null}
      <Button
        variant="line"
        isWide
        icon={SecurityIcon}
        isBusy={isPending}
        busyLabel={messages.askingPasskey}
        onClick={() => void signIn()}
      >
        {messages.usePasskey}
      </Button>
    </div>
  )
}
