import type { auth, ExchangeOf } from 'contract'
import { Stack, TextField, type TextFieldProps } from 'ui'
import { messages } from './messages.ts'
import styles from './SetUpAppFields.module.css'

/** Key and QR code for an authenticator app that is being set up. */
export type BegunApp = ExchangeOf<typeof auth.beginAuthenticatorApp>['response']

type Props = { app: BegunApp; code: Pick<TextFieldProps, 'id' | 'name' | 'value' | 'onChange' | 'onBlur' | 'error'> }

/** QR code and key for the authenticator app, and a field for a code that proves that the app has the key. */
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

/** Width of the quiet zone, the white border that QR scanners need, in modules. */
const QUIET = 4
