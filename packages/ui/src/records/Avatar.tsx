import { classNames } from '../class-names.ts'
import styles from './Avatar.module.css'

/** A person's initials in a disc. Hidden from assistive technology, because the name is shown next to it. */
export function Avatar({ name, isStaff, isSmall }: { name: string; isStaff?: boolean; isSmall?: boolean }) {
  return (
    <span aria-hidden="true" className={classNames(styles.avatar, isStaff && styles.staff, isSmall && styles.small)}>
      {initialsOf(name)}
    </span>
  )
}

/** The first letters of the first and the last word of a name, in capitals; '' for a blank name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  // Spread into code points, because a letter outside the basic plane is two code units.
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
