import { failureTexts } from 'contract'
import { useState } from 'react'
import { Button, FormFoot, LinkButton, Notice } from 'ui'
import { paths } from '../../../../site/paths.ts'
import { AgreeToTerms } from './AgreeToTerms.tsx'
import { CancelRegistration } from './CancelRegistration.tsx'
import { messages } from './messages.ts'
import { Registered } from './Registered.tsx'
import { SetUpPassword } from './SetUpPassword.tsx'
import { Step } from './Step.tsx'
import { useRegistrationLink } from './use-registration-link.ts'

type Progress = { step: 'terms'; isAskedAgain: boolean } | { step: 'password' } | { step: 'done'; isSignedIn: boolean }

/** What the mailed link leads to: the terms, the password, and the end. @param token - the secret of the link. */
export function CompleteRegistration({ token }: { token: string }) {
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
        </FormFoot>
      </>
    )
  }
  const cancel = <CancelRegistration token={token} />
  if (progress.step === 'terms') {
    return (
      <AgreeToTerms
        termsHtml={link.found.termsHtml}
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
    return <SetUpPassword token={token} link={link.found} cancel={cancel} onDone={done} onTermsChanged={askAgain} />
  }
  return <Registered link={link.found} isSignedIn={progress.isSignedIn} />
}
