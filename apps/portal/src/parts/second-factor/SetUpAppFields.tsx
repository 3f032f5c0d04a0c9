import type { auth, ExchangeOf } from 'contract'
import { Stack, TextField, type TextFieldProps } from 'ui'
import { messages } from './messages.ts'
import styles from './SetUpAppFields.module.css'

/** An app that is being set up. */
export type BegunApp = ExchangeOf<typeof auth.beginAuthenticatorApp>['response']

type Props = { app: BegunApp; code: Pick<TextFieldProps, 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> }

/** What an authenticator app takes over, as a picture and as text, and the code that proves that it has it. */
export function SetUpAppFields({ app, code }: Props) {
  const { size, path } = app.qrCode
  return (
    <>
      <div className={styles.key}>
        <svg
          className={styles.qrCode}
          viewBox={`${-QUIET} ${-QUIET} ${size + 2 * QUIET} ${size + 2 * QUIET}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label={messages.qrCode}
        >
          <path d={path} />
        </svg>
        <Stack gap="small">
          <p>{messages.scan}</p>
          <p className="soft">{messages.typeKey}</p>
          <p className="mono">{app.key.replace(/(.{4})(?!$)/g, '$1 ')}</p>
          <p>
            <a href={app.address}>{messages.openApp}</a>
          </p>
        </Stack>
      </div>
      <TextField
        label={messages.code}
        help={messages.codeHelp}
        inputMode="numeric"
        autoComplete="one-time-code"
        isMono
        {...code}
      />
    </>
  )
}

/** The white edge that readers need, in modules. */
const QUIET = 4
