import { Button, ChartAside, ClockIcon, Notice, PasswordField, TextField } from 'ui'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { messages } from './messages.ts'
import { signIn } from './page.ts'
import styles from './SignInScreen.module.css'
import { useSignIn } from './use-sign-in.ts'

/** E-mail and password, and why one was asked again. */
export function SignInScreen() {
  const { form, fields, change, checkEmail, submit, problem, isBusy, reason } = useSignIn()
  return (
    <div className={styles.screen} data-bleed>
      <PageTitle of={signIn} />
      <div className={styles.pane}>
        {/* A form that is sent before this code runs must not put the password into the address. */}
        <form ref={form} method="post" noValidate onSubmit={submit} className={styles.form}>
          <div>
            <h1>{signIn.title}</h1>
            <p className="soft">{messages.lead}</p>
          </div>
          {problem.whole ? <Notice tone="alarm">{problem.whole}</Notice> : null}
          {reason && !problem.whole ? (
            <Notice tone="caution" icon={ClockIcon}>
              {reason}
            </Notice>
          ) : null}
          <div className={styles.fields}>
            <TextField
              label={messages.email}
              name="email"
              type="email"
              autoComplete="username"
              value={fields.email}
              onChange={(email) => change({ email })}
              onBlur={checkEmail}
              error={problem.email}
            />
            <PasswordField
              label={messages.password}
              name="password"
              autoComplete="current-password"
              value={fields.password}
              onChange={(password) => change({ password })}
              error={problem.password}
            />
          </div>
          <Button type="submit" isWide isBusy={isBusy} busyLabel={messages.signingIn}>
            {messages.signIn}
          </Button>
        </form>
      </div>
      <aside className={styles.chart} aria-hidden="true">
        <ChartAside />
      </aside>
    </div>
  )
}
