import { Button, FormFoot } from 'ui'
import { pageAt } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { pageAfterSignIn } from '../../../../site/wanted-page.ts'
import { messages } from './messages.ts'
import { Step } from './Step.tsx'
import type { OpenedLink } from './use-registration-link.ts'

const texts = messages.done

/** The end of a registration: on to where it was begun. */
export function Registered({ link, isSignedIn }: { link: OpenedLink; isSignedIn: boolean }) {
  const { email } = link
  const startURL = pageAfterSignIn(link.startURL)
  const page = pageAt(startURL.replace(/[?#].*$/, ''))?.[1]
  // A page load, so that the next page has the session.
  const goOn = (): void => location.assign(isSignedIn ? startURL : paths.signIn({ startURL }))
  return (
    <>
      <Step number={4} title={texts.title} lead={isSignedIn ? texts.signedIn(email) : texts.signedOut} />
      <FormFoot>
        <Button onClick={goOn}>{isSignedIn && page ? texts.goOn(page.title) : messages.signIn}</Button>
      </FormFoot>
    </>
  )
}
