import { classNames, Link } from 'ui'
import { paths } from '../../../site/paths.ts'
import styles from './CaseCell.module.css'

/** Table cell of a case: its subject as a link, its number, and badges. */
export function CaseCell({
  row: { id, subject, number },
  badges,
}: {
  row: { id: string; subject: string; number: string }
  badges: React.ReactNode
}) {
  return (
    <>
      <Link href={paths.caseDetails({ id })} className={classNames('title-link', styles.subject)}>
        {subject}
      </Link>
      <span className={styles.number}>
        <span className="mono soft">{number}</span>
        {badges}
      </span>
    </>
  )
}
