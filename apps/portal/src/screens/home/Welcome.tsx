import { AddIcon, ChartHero, LinkButton, Page } from 'ui'
import { usePage } from '../../lib/page.tsx'
import { paths } from '../../lib/paths.ts'
import { messages } from './messages.ts'
import type { ShortList } from './use-home-cases.ts'
import styles from './Welcome.module.css'

/** The headline, with how much waits for the reader, and the two ways on. */
export function Welcome({ waiting: { rows, hasMore } }: { waiting: ShortList }) {
  const name = usePage().session?.user.name ?? ''
  return (
    <section className={styles.hero}>
      <ChartHero />
      <Page className={styles.page}>
        <div className={styles.copy}>
          <h1>{messages.welcome(name.split(' ')[0] ?? name)}</h1>
          <p className={styles.tagline}>
            {messages.tagline} {rows && rows.length > 0 ? messages.waitingCount(rows.length, hasMore) : null}
          </p>
          <div className={styles.ways}>
            <LinkButton href={paths.openCase()} icon={AddIcon}>
              {messages.openCase}
            </LinkButton>
            <LinkButton variant="quiet" href={paths.caseManager()}>
              {messages.caseManager}
            </LinkButton>
          </div>
        </div>
      </Page>
    </section>
  )
}
