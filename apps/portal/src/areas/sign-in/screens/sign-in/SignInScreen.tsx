import { Button, ChartAside, ClockIcon, Notice, PasswordField, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { messages } from './messages.ts'
import { signIn } from './page.ts'
import styles from './SignInScreen.module.css'
import { useSignIn } from './use-sign-in.ts'

/** E-mail and password, and why one was asked again. */
export function SignInScreen() {
  const { form, reason } = useSignIn()
  return (
    <div className={styles.screen} data-bleed>
      <PageTitle of={signIn} />
      <div className={styles.pane}>
        <form {...form.formProps} className={styles.form}>
          <PostFields form={form.formProps.id} />
          <div>
            <h1>{signIn.title}</h1>
            <p className="soft">{messages.lead}</p>
          </div>
          <FormProblems form={form} />
          {reason && form.failure.length === 0 ? (
            <Notice tone="caution" icon={ClockIcon}>
              {reason}
            </Notice>
          ) : null}
          <div className={styles.fields}>
            <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
            <PasswordField label={messages.password} autoComplete="current-password" {...form.field('password')} />
          </div>
          <Button type="submit" isWide isBusy={form.isPending} busyLabel={messages.signingIn}>
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
