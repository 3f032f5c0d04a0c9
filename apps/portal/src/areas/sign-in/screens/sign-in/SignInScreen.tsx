import { Button, ClockIcon, Link, LinkButton, Notice, OkIcon, PasswordField, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { AuthForm } from '../../parts/AuthForm.tsx'
import { AuthPage } from '../../parts/AuthPage.tsx'
import { PasskeyButton } from '../../parts/PasskeyButton.tsx'
import { messages } from './messages.ts'
import { signIn } from './page.ts'
import { useSignIn } from './use-sign-in.ts'

/** E-mail and password, and why one was asked again. */
export function SignInScreen() {
  const { form, reason, registerAddress, companyAddress } = useSignIn()
  const { companySignIn } = usePage()
  return (
    <AuthPage>
      <PageTitle of={signIn} />
      <AuthForm form={form}>
        <div>
          <h1>{signIn.title}</h1>
          <p className="soft">{messages.lead}</p>
          <p>
            {messages.newHere} <Link href={registerAddress}>{messages.register}</Link>
          </p>
        </div>
        <FormProblems form={form} />
        {reason && form.failure.length === 0 ? (
          <Notice tone={reason.isGood ? 'ok' : 'caution'} icon={reason.isGood ? OkIcon : ClockIcon}>
            {reason.text}
          </Notice>
        ) : null}
        <Stack>
          <TextField label={messages.email} type="email" autoComplete="username webauthn" {...form.field('email')} />
          <PasswordField
            label={messages.password}
            autoComplete="current-password"
            labelEnd={<Link href={paths.resetPassword()}>{messages.forgotPassword}</Link>}
            {...form.field('password')}
          />
        </Stack>
        <Button type="submit" isWide isBusy={form.isPending} busyLabel={messages.signingIn}>
          {messages.signIn}
        </Button>
        <PasskeyButton hasAutofill />
        {companySignIn ? (
          <LinkButton variant="line" isWide href={companyAddress}>
            {messages.company}
          </LinkButton>
        ) : null}
        <LinkButton variant="quiet" isWide href={paths.trouble()}>
          {messages.trouble}
        </LinkButton>
      </AuthForm>
    </AuthPage>
  )
}
