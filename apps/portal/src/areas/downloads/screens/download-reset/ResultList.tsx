import { CheckIcon, ClockIcon, CloseIcon, classNames, Icon, Sheet } from 'ui'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import type { ResetResult } from './reset-result.ts'

const icons = { Reset: CheckIcon, 'Not reset': CloseIcon, Pending: ClockIcon }

/** Each service of a reset with what came of it. */
export function ResultList({ services }: Pick<ResetResult, 'services'>) {
  return (
    <Sheet isFlush>
      <ul aria-label={messages.resultsOf} className={styles.results}>
        {services.map(({ id, number, result }) => (
          <li key={id} className={classNames(result === 'Not reset' && styles.bad)}>
            <Icon of={icons[result]} />
            <b className="mono">{number}</b>
            <span className={styles.result}>{messages.results[result]}</span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
