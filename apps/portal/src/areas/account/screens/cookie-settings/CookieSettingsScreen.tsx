import { safeStartUrl } from 'contract'
import { useNavigate, useSearchParams } from 'react-router'
import { FormFoot, Page, PageHead, Stack } from 'ui'
import { ChoiceButton } from '../../../../parts/cookies/ChoiceButton.tsx'
import { CookieLead, CookieSwitches } from '../../../../parts/cookies/CookieSwitches.tsx'
import { ReturnField } from '../../../../parts/cookies/ReturnField.tsx'
import { useCookieForm } from '../../../../parts/cookies/use-cookie-form.ts'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import styles from './CookieSettingsScreen.module.css'
import { cookieSettings } from './page.ts'

/** The settings on a page of their own, for browsers without the code of the portal. */
export function CookieSettingsScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const startURL = safeStartUrl(query.get('startURL'))
  return (
    <Page className={styles.page}>
      <PageTitle of={cookieSettings} />
      <PageHead title={cookieSettings.title} />
      <form {...useCookieForm(() => void navigate(startURL))}>
        <ReturnField to={startURL} />
        <Stack>
          <CookieLead />
          <CookieSwitches />
        </Stack>
        <FormFoot>
          <ChoiceButton choice="none" />
          <ChoiceButton choice="chosen" />
          <ChoiceButton choice="all" />
        </FormFoot>
      </form>
    </Page>
  )
}
