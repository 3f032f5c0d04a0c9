import { classNames } from '../class-names.ts'
import styles from './Avatar.module.css'
import { initialsOf } from './initials.ts'

/** A person's initials in a disc. Hidden from assistive technology, because the name is shown next to it. */
export function Avatar({ name, isStaff, isSmall }: { name: string; isStaff?: boolean; isSmall?: boolean }) {
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, isStaff && styles.staff, isSmall && styles.small)}>
      {initialsOf(name)}
    </span>
  )
}
