import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../messages.ts'
import { Avatar } from './Avatar.tsx'
import { Badge } from './Badge.tsx'
import styles from './Comment.module.css'

export interface CommentProps {
  author: string
  /** Side and time, such as "Calder support · Jun 19, 10:31". */
  meta: ReactNode
  /** `own` the customer's side, `support` tinted, `internal` amber and marked as such. */
  side?: 'own' | 'support' | 'internal' | undefined
  /** The comment is being saved: shown lighter. */
  isPending?: boolean | undefined
  internalLabel?: string | undefined
  /** Makes the comment the target of a link; it then takes the focus. */
  id?: string | undefined
  children: ReactNode
}

/** One message of a thread. */
export function Comment({ author, meta, side = 'own', isPending, internalLabel, id, children }: CommentProps) {
  return (
    <article
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-busy={isPending || undefined}
      className={classNames(styles.comment, styles[side], isPending && styles.pending)}
    >
      <Avatar name={author} isStaff={side !== 'own'} />
      <div className={styles.by}>
        <b>{author}</b>
        <span className="meta">{meta}</span>
        {side === 'internal' ? <Badge tone="caution">{internalLabel ?? messages.internalNote}</Badge> : null}
      </div>
      <div className={styles.text}>{children}</div>
    </article>
  )
}

/** A thread, oldest first, with the form for the next message at its end. */
export function CommentThread({ children, composer }: { children: ReactNode; composer?: ReactNode }) {
  return (
    <div className={styles.thread}>
      {children}
      {composer}
    </div>
  )
}

/** The form for a new message, given by the screen, beside the avatar of its writer. */
export function CommentComposer({
  author,
  isStaff,
  isInternal,
  children,
}: {
  author: string
  isStaff?: boolean
  /** What is written becomes an internal note: tinted like one. */
  isInternal?: boolean
  children: ReactNode
}) {
  return (
    <div className={classNames(styles.comment, isInternal && styles.internal)}>
      <Avatar name={author} isStaff={isStaff ?? false} />
      <div className={styles.form}>{children}</div>
    </div>
  )
}
