import { auth, failureTexts } from 'contract'
import { useState } from 'react'
import type { ActionFunction } from 'react-router'
import { Button, FormFoot, LinkButton, Notice } from 'ui'
import { type Post, postAction } from '../../../../forms/post-action.ts'
import { useLinkPart } from '../../../../parts/mailed-link/use-mailed-link.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { pageAt, pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { AuthPage } from '../../parts/AuthPage.tsx'
import { AgreeToTerms } from './AgreeToTerms.tsx'
import { BeginRegistration } from './BeginRegistration.tsx'
import { CancelRegistration } from './CancelRegistration.tsx'
import { messages } from './messages.ts'
import { type Registration, registrationCall, registrationForm } from './registration-form.ts'
import { SetUpPassword } from './SetUpPassword.tsx'
import { Step } from './Step.tsx'
import { type OpenedLink, useRegistrationLink } from './use-registration-link.ts'

export const registration = page({ ...pages.registration, reads: () => ({}) })

/** Begins a registration, and completes it by the mailed link. */
export function RegistrationScreen() {
  const token = useLinkPart('token')
  return (
    <AuthPage isWide>
      <PageTitle of={registration} />
      {token === null ? <BeginRegistration /> : <CompleteRegistration token={token} />}
    </AuthPage>
  )
}

type Progress = { step: 'terms'; isAskedAgain: boolean } | { step: 'password' } | { step: 'done'; isSignedIn: boolean }

/** The steps after the mailed link: terms, password, end. @param token - the secret of the link. */
function CompleteRegistration({ token }: { token: string }) {
  const { link, lookAgain } = useRegistrationLink(token)
  const [progress, setProgress] = useState<Progress>({ step: 'terms', isAskedAgain: false })
  if (link.state === 'looking') return <p role="status">{messages.looking}</p>
  if (link.state === 'failed' || link.state === 'refused') {
    return (
      <>
        <Step number={1} title={messages.steps[1]} />
        <Notice tone="alarm">{link.state === 'refused' ? link.reason : failureTexts.NO_ANSWER}</Notice>
        <FormFoot>
          {link.state === 'failed' ? <Button onClick={lookAgain}>{messages.tryAgain}</Button> : null}
          <LinkButton variant="quiet" href={paths.registration()}>
            {messages.newLink}
          </LinkButton>
          {link.state === 'refused' ? (
            <LinkButton variant="quiet" href={paths.signIn()}>
              {messages.signIn}
            </LinkButton>
          ) : null}
        </FormFoot>
      </>
    )
  }
  const cancel = <CancelRegistration token={token} />
  if (progress.step === 'terms') {
    return (
      <AgreeToTerms
        termsHtml={link.opened.termsHtml}
        isAskedAgain={progress.isAskedAgain}
        cancel={cancel}
        onAgreed={() => setProgress({ step: 'password' })}
      />
    )
  }
  if (progress.step === 'password') {
    const done = (isSignedIn: boolean): void => setProgress({ step: 'done', isSignedIn })
    const askAgain = (): void => {
      lookAgain()
      setProgress({ step: 'terms', isAskedAgain: true })
    }
    return <SetUpPassword token={token} link={link.opened} cancel={cancel} onDone={done} onTermsChanged={askAgain} />
  }
  return <Registered link={link.opened} isSignedIn={progress.isSignedIn} />
}

const texts = messages.done

/** The end of a registration, with a link to where it began. */
function Registered({ link, isSignedIn }: { link: OpenedLink; isSignedIn: boolean }) {
  const { email } = link
  const startURL = pageAfterSignIn(link.startURL)
  const page = pageAt(startURL.replace(/[?#].*$/, ''))?.[1]
  // A page load, so that the next page has the session.
  const goToNext = (): void => location.assign(isSignedIn ? startURL : paths.signIn({ startURL }))
  return (
    <>
      <Step number={4} title={texts.title} lead={isSignedIn ? texts.signedIn(email) : texts.signedOut} />
      <FormFoot>
        <Button onClick={goToNext}>{isSignedIn && page ? texts.continueTo(page.title) : messages.signIn}</Button>
      </FormFoot>
    </>
  )
}

/** Handles the registration form without JavaScript. */
export const action: ActionFunction = postAction<Registration>(registration, {
  ...registrationForm,
  read: ({ email = '' }) => ({ email }),
  send: async ({ email }, post) => {
    await createAuthCalls(post.fetch, () => undefined).ask(auth.register, registrationCall(email, post.query))
    return mailedAddress(post)
  },
  mailedAddress,
})

function mailedAddress({ query }: Post): string {
  return paths.registration({ startURL: query.get('startURL') ?? undefined, sent: 'yes' })
}

export { RegistrationScreen as default }

export const loader = loadOnServer(registration)
export const clientLoader = loadInBrowser(registration)
