import { type ActionFunction, redirect, useNavigate, useSearchParams } from 'react-router'
import { Breadcrumb, FormFoot, Page, PageHead } from 'ui'
import { CookieForm, CookieFormButtons } from '../../../../parts/cookies/CookieForm.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page } from '../../../../records/page.ts'
import { choicesIn, cookiesFor } from '../../../../site/cookie-choices.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { siteContext } from '../../../../site/site.ts'
import { wantedPage } from '../../../../site/wanted-page.ts'
import styles from './CookieSettingsScreen.module.css'

export const cookieSettings = page({ ...pages.cookieSettings, reads: () => ({}) })

/** The cookie settings as a page, for browsers without JavaScript. */
export function CookieSettingsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const startURL = wantedPage(query.get('startURL'))
  return (
    <Page>
      <PageTitle of={cookieSettings} />
      <Breadcrumb crumbs={[{ label: pages.home.title, href: paths.home() }, { label: cookieSettings.title }]} />
      <PageHead title={cookieSettings.title} />
      <div className={styles.form}>
        <CookieForm returnTo={startURL} onChosen={() => void navigate(startURL)}>
          <FormFoot>
            <CookieFormButtons />
          </FormFoot>
        </CookieForm>
      </div>
    </Page>
  )
}

const SEE_OTHER = 303

/** Handles the cookie form without JavaScript: stores the choice and redirects back. */
export const action: ActionFunction = async ({ request, context }) => {
  const posted = new URLSearchParams(await request.text())
  const headers = new Headers()
  for (const cookie of cookiesFor(choicesIn(posted, context.get(siteContext).now())))
    headers.append('set-cookie', cookie)
  return redirect(wantedPage(posted.get('startURL')), { status: SEE_OTHER, headers })
}

export { CookieSettingsScreen as default }

export const loader = loadOnServer(cookieSettings)
export const clientLoader = loadInBrowser(cookieSettings)
