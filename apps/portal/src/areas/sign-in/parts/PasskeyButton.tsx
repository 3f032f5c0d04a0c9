import { Button, classNames, Notice, OrDivider, SecurityIcon } from 'ui'
import { knowsPasskeys } from '../../../session/passkeys.ts'
import { useIsHydrated } from '../../../site/use-is-hydrated.ts'
import styles from './AuthPage.module.css'
import { messages } from './messages.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/**
 * Signs in by a passkey. Without JavaScript its place is reserved and empty.
 *
 * @param hasAutofill - passkeys are also offered in the field marked `webauthn`.
 */
export function PasskeyButton({ hasAutofill = false }: { hasAutofill?: boolean }) {
  const isShown = useIsHydrated() && knowsPasskeys()
  const { signIn, isPending, failure } = usePasskeySignIn(hasAutofill)
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
