import { Link } from 'ui'
import { paths } from '../../../site/paths.ts'
import styles from './CaseCell.module.css'

/** The cell of a case in a table: its subject as the link to it, its number, and what stands out. */
export function CaseCell({
  row: { id, subject, number },
  badges,
}: {
  row: { id: string; subject: string; number: string }
  badges: React.ReactNode
}) {
  return (
    <>
      <Link href={paths.caseDetails({ id })} className={styles.subject}>
        {subject}
      </Link>
      <span className={styles.number}>
        <span className="mono soft">{number}</span>
        {badges}
      </span>
    </>
  )
}
