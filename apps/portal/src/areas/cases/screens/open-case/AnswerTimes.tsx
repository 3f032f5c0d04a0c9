import { type AnswerTarget, answerTargets, businessHours, inBusinessTime, type SupportTier } from 'contract'
import { type Option, Sheet } from 'ui'
import styles from './AnswerTimes.module.css'
import { messages } from './messages.ts'

/** Within which time support means to answer, by impact, for the support tier of the reader's account. */
export function AnswerTimes({ tier, impacts }: { tier: SupportTier; impacts: readonly Option[] }) {
  const targets: Readonly<Record<string, AnswerTarget>> = answerTargets[tier]
  return (
    <Sheet title={messages.answerTimes}>
      <p className="small soft">{messages.answerTimesOf(tier)}</p>
      <dl className={styles.times}>
        {impacts.map(({ value, label }) => {
          const target = targets[value]
          return target ? (
            <div key={value} className={styles.line}>
              <dt>{label}</dt>
              <dd>{messages.within(inBusinessTime(target.firstAnswerHours))}</dd>
            </div>
          ) : null
        })}
      </dl>
      <p className="meta">{messages.businessHours(businessHours.fromHour, businessHours.untilHour)}</p>
    </Sheet>
  )
}
