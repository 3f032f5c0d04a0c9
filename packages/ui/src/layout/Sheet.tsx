import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './layout.module.css'

export interface SheetProps {
  /** The h2 of the sheet, which also names the section. */
  title?: string | undefined
  /** With a ref, a script can move the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  /** Content at the end of the title line; adds a rule below the title. */
  titleEnd?: ReactNode
  /** No padding: for tables, strips and rows that have their own. */
  isFlush?: boolean | undefined
  /** On phones the sheet is rendered without a frame, because its content has borders there. */
  isOpenOnPhones?: boolean | undefined
  children: ReactNode
  className?: string | undefined
}

/** A bordered panel. */
export function Sheet({ title, titleRef, titleEnd, isFlush, isOpenOnPhones, children, className }: SheetProps) {
  const titleId = useId()
  const classes = classNames(styles.sheet, isFlush && styles.flush, isOpenOnPhones && styles.openOnPhones, className)
  if (title === undefined) return <div className={classes}>{children}</div>
  const heading = (
    <h2 id={titleId} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
      {title}
    </h2>
  )
  return (
    <section className={classes} aria-labelledby={titleId}>
      {isFlush || titleEnd ? (
        <div className={isFlush ? styles.ruledHead : styles.plainHead}>
          {heading}
          {titleEnd}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}
