import { auth, PROVIDER_CONTINUE_PATH } from 'contract'
import { type ActionFunction, useSearchParams } from 'react-router'
import { Button, LinkButton, Notice, OkIcon, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Problems } from '../../../../forms/outcome.ts'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { emailProblem } from '../../../../parts/email-field.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { AuthForm, AuthPage } from '../../parts/AuthPage.tsx'
import { messages } from './messages.ts'

export const companySignIn = page({ ...pages.companySignIn, reads: () => ({}) })

/** Asks for the address that identifies the company's identity provider, then continues there. */
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
            {messages.ready} <a href={PROVIDER_CONTINUE_PATH}>{messages.continue}</a>
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

type CompanySignIn = { email: string }

/** The form that identifies the company, used by the screen and by the POST handler. */
const companySignInForm = {
  id: 'company-sign-in',
  fields: ['email'],
  fieldOf: { email: 'email' },
  problemsOf: ({ email }: CompanySignIn): Problems<CompanySignIn> => ({ email: emailProblem(email) }),
  texts: messages.failures,
} as const

/** The request body. The provider returns to the server, which does not know the pages. @param startUrl - the page that was requested. */
const beginningOf = ({ email }: CompanySignIn, startUrl: string | null): { email: string; startURL?: string } => ({
  email: email.trim(),
  ...(startUrl === null ? {} : { startURL: pageAfterSignIn(startUrl) }),
})

/** Handles the form without JavaScript. The policy for form targets forbids a redirect to another site, so the next page shows a link. */
export const action: ActionFunction = postAction<CompanySignIn>(companySignIn, {
  ...companySignInForm,
  read: ({ email = '' }) => ({ email }),
  send: async (values, { fetch, query }) => {
    const begun = beginningOf(values, query.get('startURL'))
    await createAuthCalls(fetch, () => undefined).ask(auth.beginProviderSignIn, begun)
    return paths.companySignIn({ ready: 'yes', startURL: begun.startURL })
  },
})

export { CompanySignInScreen as default }

export const loader = loadOnServer(companySignIn)
export const clientLoader = loadInBrowser(companySignIn)
