import { useRead } from 'record-cache-react'
import { Badge, Link, SectionHead, Sheet } from 'ui'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { paths } from '../../../../site/paths.ts'
import { SetupPage } from '../../parts/SetupPage.tsx'
import { messages } from './messages.ts'
import { parts, setup, steps } from './page.ts'
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
              <RecordStep key={step.name} step={step} />
            ))}
          </ol>
        </Sheet>
      </section>
      <section>
        <SectionHead title={messages.installation} />
        <Sheet>
          <ol className={styles.steps}>
            {parts.map((part) => (
              <PartStep key={part.name} part={part} />
            ))}
          </ol>
        </Sheet>
      </section>
    </SetupPage>
  )
}

function RecordStep({ step: { name, list, wanted } }: { step: (typeof steps)[number] }) {
  const { data, state } = useRead(useReads(setup)[name])
  return (
    <Step
      {...messages.texts[name]}
      href={paths.setupList({ list })}
      isDone={data ? data.records.length >= wanted : undefined}
      hasFailed={state === 'Error'}
    />
  )
}

function PartStep({ part: { name, isDone, href } }: { part: (typeof parts)[number] }) {
  const { data, state } = useRead(useReads(setup).health)
  return (
    <Step
      {...messages.parts[name]}
      href={href}
      isDone={data ? isDone(data) : undefined}
      hasFailed={state === 'Error'}
    />
  )
}

type StepProps = { title: string; text: string; href: string; isDone: boolean | undefined; hasFailed: boolean }

function Step({ title, text, href, isDone, hasFailed }: StepProps) {
  return (
    <li className={styles.step}>
      <div>
        <Link href={href}>
          <b>{title}</b>
        </Link>
        <p className="soft small">{text}</p>
      </div>
      {isDone === undefined ? (
        <span className="meta">{hasFailed ? messages.unknown : messages.loading}</span>
      ) : (
        <Badge tone={isDone ? 'ok' : 'caution'}>{isDone ? messages.done : messages.open}</Badge>
      )}
    </li>
  )
}

export { SetupScreen as default }

export const loader = loadOnServer(setup)
export const clientLoader = loadInBrowser(setup)
