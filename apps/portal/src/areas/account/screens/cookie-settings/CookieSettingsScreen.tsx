import { useNavigate, useSearchParams } from 'react-router'
import { FormFoot, Page, PageHead } from 'ui'
import { CookieForm, CookieFormButtons } from '../../../../parts/cookies/CookieForm.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { wantedPage } from '../../../../site/wanted-page.ts'
import styles from './CookieSettingsScreen.module.css'
import { cookieSettings } from './page.ts'

/** The settings on a page of their own, for browsers without the code of the portal. */
export function CookieSettingsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const startURL = wantedPage(query.get('startURL'))
  return (
    <Page className={styles.page}>
      <PageTitle of={cookieSettings} />
      <PageHead title={cookieSettings.title} />
      <CookieForm returnTo={startURL} onChosen={() => void navigate(startURL)}>
        <FormFoot>
          <CookieFormButtons />
        </FormFoot>
      </CookieForm>
    </Page>
  )
}
