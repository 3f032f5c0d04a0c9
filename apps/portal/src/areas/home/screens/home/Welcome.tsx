import { limits } from 'contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AddIcon, ChartHero, LinkButton, Page, SearchBar } from 'ui'
import type { CaseWork } from '../../../../parts/cases/case-work.ts'
import { useCaseOpening } from '../../../../parts/cases/use-case-opening.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { CaseShortList } from './use-home-cases.ts'
import styles from './Welcome.module.css'

const allCases = { list: 'all' }

type Props = { work: CaseWork | null; waiting: CaseShortList }

/** The headline, with how much waits for the reader, and the ways on that are open to them. */
export function Welcome({ work, waiting: { rows, hasMore } }: Props) {
  const { isOffered } = useCaseOpening()
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
          {work ? <CaseSearch /> : null}
          {work ? (
            <div className={styles.ways}>
              {isOffered ? (
                <LinkButton href={paths.openCase()} icon={AddIcon}>
                  {messages.openCase}
                </LinkButton>
              ) : null}
              <LinkButton variant={isOffered ? 'quiet' : 'primary'} href={paths.caseManager()}>
                {messages.caseManager}
              </LinkButton>
            </div>
          ) : null}
        </div>
      </Page>
    </section>
  )
}

/** Searches all cases in Case Manager; without JavaScript the form does so by its address. */
function CaseSearch() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  return (
    <SearchBar
      action={paths.caseManager()}
      params={allCases}
      label={messages.search}
      placeholder={messages.searchHint}
      maxLength={limits.searchTermCharacters}
      value={text}
      onChange={setText}
      onSearch={(typed) => {
        const term = typed.trim()
        void navigate(paths.caseManager() + (term === '' ? '' : `?${new URLSearchParams({ ...allCases, q: term })}`))
      }}
    />
  )
}
