import { inBusinessTime, type SupportTier } from 'contract'
import type { ReactNode } from 'react'
import { Button, CasesIcon, LinkList, type LinkRow, type Option, Sheet, Stack } from 'ui'
import { articleIcon } from '../../../../parts/article-icon.ts'
import { calendarOf } from '../../../../parts/cases/due/due.ts'
import { useTextAtRest } from '../../../../parts/use-text-at-rest.ts'
import { textOf } from '../../../../records/field-values.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { type Question, useSimilarCases, useSuggestedArticles } from '../../parts/use-suggestions.ts'
import styles from './CaseAside.module.css'
import type { CaseChoices } from './case-choices.ts'
import { messages } from './messages.ts'

type Props = {
  question: Question
  choices: CaseChoices
  /** A suggestion solved the problem: no case is needed. */
  onSolved: () => void
}

/** The sidebar of the form: suggestions, what to attach, answer times, and next steps. */
export function CaseAside({
  question: { subject, productId },
  choices: { tier, impacts, isForContact },
  onSolved,
}: Props) {
  return (
    <Stack gap="large">
      <Suggestions
        question={{ subject: useTextAtRest(subject.trim()), productId }}
        hasOwnCases={!isForContact}
        onSolved={onSolved}
      />
      {isForContact ? null : (
        <Sheet title={messages.whatToAttach}>
          <Points of={messages.attachPoints} />
        </Sheet>
      )}
      {tier ? <AnswerTimes tier={tier} impacts={impacts} /> : null}
      {isForContact ? null : (
        <Sheet title={messages.whatHappens}>
          <Points of={messages.nextPoints} />
        </Sheet>
      )}
    </Stack>
  )
}

function Points({ of: points }: { of: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

/** Articles and open cases similar to the subject; renders nothing without any. They open in a new tab, so that the form stays. */
function Suggestions({
  question,
  hasOwnCases,
  onSolved,
}: {
  question: Question
  hasOwnCases: boolean
  onSolved: () => void
}) {
  const articles = useSuggestedArticles(question.subject).map(({ id, fields }) => ({
    href: paths.article({ urlName: fields.UrlName.value ?? id }),
    title: textOf(fields.Title),
    icon: articleIcon(fields.RecordType?.value?.fields.DeveloperName?.value, fields.IsVideo__c?.value),
    meta: textOf(fields.Product__r?.value?.fields.Name),
    isNewTab: true,
  }))
  const cases = useSimilarCases(question, hasOwnCases).map(({ id, fields }) => ({
    href: paths.caseDetails({ id }),
    title: textOf(fields.Subject),
    icon: CasesIcon,
    meta: `${textOf(fields.CaseNumber)} · ${textOf(fields.Status)}`,
    isNewTab: true,
  }))
  const isAny = articles.length + cases.length > 0
  return (
    <>
      <span role="status" className="vh">
        {isAny ? messages.mayHelp(articles.length, cases.length) : null}
      </span>
      {isAny ? (
        <Stack>
          <Suggested title={messages.suggested} rows={articles} />
          <Suggested title={messages.similar} rows={cases} />
          <Solved onSolved={onSolved}>{messages.newTab}</Solved>
        </Stack>
      ) : null}
    </>
  )
}

function Suggested({ title, rows }: { title: string; rows: readonly LinkRow[] }) {
  if (rows.length === 0) return null
  return (
    <Sheet title={title} titleEnd={<span className="meta">{messages.count(rows.length)}</span>} isFlush>
      <LinkList label={title} rows={rows} />
    </Sheet>
  )
}

function Solved({ children, onSolved }: { children: ReactNode; onSolved: () => void }) {
  return (
    <Stack gap="small">
      <p className="meta">{children}</p>
      <div>
        <Button variant="line" size="sm" onClick={onSolved}>
          {messages.solved}
        </Button>
      </div>
      <p className="meta">{messages.solvedHelp}</p>
    </Stack>
  )
}

/** Target answer times by impact, for the support tier of the reader's account. */
function AnswerTimes({ tier, impacts }: { tier: SupportTier; impacts: readonly Option[] }) {
  const { supportTimes } = usePage()
  const targets = supportTimes.targets[tier] ?? {}
  const calendars = impacts.map(({ value }) => calendarOf(supportTimes, targets[value]?.calendarId))
  return (
    <Sheet title={messages.answerTimes}>
      <p className="small soft">{messages.answerTimesOf(tier)}</p>
      <dl className={styles.times}>
        {impacts.map(({ value, label }) => {
          const target = targets[value]
          return target ? (
            <div key={value} className={styles.line}>
              <dt>{label}</dt>
              <dd>
                {messages.within(
                  inBusinessTime(target.firstAnswerHours, calendarOf(supportTimes, target.calendarId).hoursOfDay),
                )}
              </dd>
            </div>
          ) : null
        })}
      </dl>
      {[...new Set(calendars.map(({ hours }) => hours))].map((hours) => (
        <p key={hours} className="meta">
          {messages.businessHours(hours)}
        </p>
      ))}
    </Sheet>
  )
}
