import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import styles from './layout.module.css'

/** Centres its content at the page width, with the page padding at its sides. */
export function Page({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles.page, className)}>{children}</div>
}

export interface PageHeadProps {
  title: ReactNode
  /** With a ref, a script can move the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
  lead?: ReactNode
  /** Buttons at the end of the line. */
  actions?: ReactNode
}

/** The h1 of a page with its lead and its actions. */
export function PageHead({ title, titleRef, lead, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 dir="auto" ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
        {lead ? <p className={classNames('soft', styles.lead)}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}

/** The h2 of a section on the page itself, with a link or a note at the end. */
export function SectionHead({ title, id, end }: { title: ReactNode; id?: string | undefined; end?: ReactNode }) {
  return (
    <div className={styles.sectionHead}>
      <h2 id={id}>{title}</h2>
      {end}
    </div>
  )
}
