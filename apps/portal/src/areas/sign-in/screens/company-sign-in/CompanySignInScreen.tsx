import { auth, PROVIDER_CONTINUE_PATH } from 'contract'
import { useSearchParams } from 'react-router'
import { Button, LinkButton, Notice, OkIcon, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { paths } from '../../../../site/paths.ts'
import { AuthForm } from '../../parts/AuthForm.tsx'
import { AuthPage } from '../../parts/AuthPage.tsx'
import { beginningOf, type CompanySignIn, companySignInForm } from './company-sign-in-form.ts'
import { messages } from './messages.ts'
import { companySignIn } from './page.ts'

/** Asks for the address by which the sign-in of a company is found, and goes on there. */
export function CompanySignInScreen() {
  const [query] = useSearchParams()
  const browser = useAliveBrowser()
  const startURL = query.get('startURL')
  const form = useForm<CompanySignIn>({
    ...companySignInForm,
    empty: { email: '' },
    send: async (values) => {
      await browser().auth.ask(auth.beginProviderSignIn, beginningOf(values, startURL))
      location.assign(PROVIDER_CONTINUE_PATH)
      return 'leaving'
    },
  })
  return (
    <AuthPage>
      <PageTitle of={companySignIn} />
      <AuthForm form={form}>
        <div>
          <h1>{companySignIn.title}</h1>
          <p className="soft">{messages.lead}</p>
        </div>
        {query.has('ready') ? (
          <Notice tone="ok" icon={OkIcon}>
            {messages.ready} <a href={PROVIDER_CONTINUE_PATH}>{messages.goOn}</a>
          </Notice>
        ) : null}
        <FormProblems form={form} />
        <TextField label={messages.email} type="email" autoComplete="username" {...form.field('email')} />
        <Button type="submit" isWide isBusy={form.isPending} busyLabel={messages.going}>
          {messages.next}
        </Button>
        <LinkButton variant="quiet" isWide href={paths.signIn({ startURL: startURL ?? undefined })}>
          {messages.password}
        </LinkButton>
      </AuthForm>
    </AuthPage>
  )
}
