import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { choicesIn } from '../../site/cookie-choices.ts'
import { paths } from '../../site/paths.ts'
import { useCookieChoices } from './cookie-choosing.ts'

/**
 * What makes an element a form in which people choose cookies. Without the code of the page the browser sends it, and the server keeps
 * the choice.
 *
 * @param onChosen - called after the choice was kept.
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

/** The address of the shown page, to which a form leads back. */
export function useShownAddress(): string {
  const { pathname, search } = useLocation()
  return pathname + search
}
