import { Link, Page } from 'ui'
import { ChoiceButton, ReturnField } from '../parts/cookies/ChoiceButton.tsx'
import { CookieSettingsLink } from '../parts/cookies/CookieSettingsLink.tsx'
import { messages } from '../parts/cookies/messages.ts'
import { useCookieForm, useShownAddress } from '../parts/cookies/use-cookie-form.ts'
import { paths } from '../site/paths.ts'
import styles from './CookieNotice.module.css'

/** Asks once which cookies are allowed, without blocking the page. @param onChosen - called when it closes, to move the focus. */
export function CookieNotice({ onChosen }: { onChosen: () => void }) {
  return (
    <section aria-label={messages.notice} className={styles.notice}>
      <Page>
        <form {...useCookieForm(onChosen)} className={styles.form}>
          <ReturnField to={useShownAddress()} />
          <p>
            {messages.noticeText} <Link href={paths.legal({ legalName: 'cookies' })}>{messages.policy}</Link>
          </p>
          <div className={styles.choices}>
            <CookieSettingsLink look="quiet" />
            <ChoiceButton choice="none" />
            <ChoiceButton choice="all" />
          </div>
        </form>
      </Page>
    </section>
  )
}
