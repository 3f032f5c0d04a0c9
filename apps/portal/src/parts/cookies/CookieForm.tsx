import type { ReactNode } from 'react'
import { Link, Stack } from 'ui'
import { paths } from '../../site/paths.ts'
import { ChoiceButton, ReturnField } from './ChoiceButton.tsx'
import { CookieSwitches } from './CookieSwitches.tsx'
import { messages } from './messages.ts'
import { settingsMessages } from './settings-messages.ts'
import { useCookieForm } from './use-cookie-form.ts'

type Props = {
  id?: string
  /** Address to which the server redirects after a submission without JavaScript. */
  returnTo: string
  onChosen: () => void
  /** The buttons, unless they are outside the form and reference it by id. */
  children?: ReactNode
}

/** The form of the cookie settings, with a choice for each category. */
export function CookieForm({ id, returnTo, onChosen, children }: Props) {
  return (
    <form id={id} {...useCookieForm(onChosen)}>
      <ReturnField to={returnTo} />
      <Stack>
        <Lead />
        <CookieSwitches />
      </Stack>
      {children}
    </form>
  )
}

/** The buttons of the form; `form` is its id, for buttons outside of it. */
export function CookieFormButtons({ form }: { form?: string }) {
  return (
    <>
      <ChoiceButton choice="none" form={form} />
      <ChoiceButton choice="chosen" form={form} />
      <ChoiceButton choice="all" form={form} />
    </>
  )
}

/** Introduction of the settings, with a link to the cookie policy. */
function Lead() {
  return (
    <p className="soft">
      {settingsMessages.lead} <Link href={paths.legal({ legalName: 'cookies' })}>{messages.policy}</Link>
    </p>
  )
}
