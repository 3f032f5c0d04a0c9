import { type ActionFunction, redirect } from 'react-router'
import { choicesIn, cookiesFor } from '../../../../site/cookie-choices.ts'
import { siteContext } from '../../../../site/site.ts'
import { wantedPage } from '../../../../site/wanted-page.ts'

const SEE_OTHER = 303

/** Keeps the choice of somebody whose browser sent the form by itself, and leads back. */
export const takeCookieChoices: ActionFunction = async ({ request, context }) => {
  const posted = new URLSearchParams(await request.text())
  const headers = new Headers()
  for (const cookie of cookiesFor(choicesIn(posted, context.get(siteContext).now())))
    headers.append('set-cookie', cookie)
  return redirect(wantedPage(posted.get('startURL')), { status: SEE_OTHER, headers })
}
