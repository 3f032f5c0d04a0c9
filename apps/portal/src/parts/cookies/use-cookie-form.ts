import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { choicesIn } from '../../site/cookie-choices.ts'
import { paths } from '../../site/paths.ts'
import { useCookieChoices } from './cookie-choosing.ts'

/**
 * Props of a form for cookie choices. Without JavaScript the browser submits the form, and the server stores the choice.
 *
 * @param onChosen - called after the choice is stored.
 */
export function useCookieForm(onChosen: () => void) {
  const { choose } = useCookieChoices()
  return {
    method: 'post',
    action: paths.cookieSettings(),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      choose(choicesIn(new FormData(event.currentTarget, event.nativeEvent.submitter), Date.now()))
      onChosen()
    },
  } as const
}

/** Path and query of the current page, to which the server redirects after a form. */
export function useShownAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
