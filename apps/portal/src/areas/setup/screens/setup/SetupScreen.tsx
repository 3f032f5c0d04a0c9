import { useRead } from 'record-cache-react'
import { Badge, Link, SectionHead, Sheet } from 'ui'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { SetupPage } from '../../parts/SetupPage.tsx'
import { messages } from './messages.ts'
import { setup, steps } from './page.ts'
import styles from './SetupScreen.module.css'

/** The steps from an empty installation to the first case, and which of them are done. */
export function SetupScreen() {
  return (
    <SetupPage title={setup.title} lead={messages.lead}>
      <section>
        <SectionHead title={messages.steps} />
        <Sheet>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <Step key={step.name} step={step} />
            ))}
          </ol>
        </Sheet>
      </section>
    </SetupPage>
  )
}

function Step({ step: { name, list, wanted } }: { step: (typeof steps)[number] }) {
  const { data, state } = useRead(useReads(setup)[name])
  const { title, text } = messages.texts[name]
  const isDone = data !== undefined && data.records.length >= wanted
  return (
    <li className={styles.step}>
      <div>
        <Link href={paths.setupList({ list })}>
          <b>{title}</b>
        </Link>
        <p className="soft small">{text}</p>
      </div>
      {data ? (
        <Badge tone={isDone ? 'ok' : 'caution'}>{isDone ? messages.done : messages.open}</Badge>
      ) : (
        <span className="meta">{state === 'Error' ? messages.unknown : messages.loading}</span>
      )}
    </li>
  )
}

export { SetupScreen as default }

export const loader = loadOnServer(setup)
export const clientLoader = loadInBrowser(setup)
