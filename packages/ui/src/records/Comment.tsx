import type { ClipboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { handFiles } from '../controls/FileInput.tsx'
import { useFileDrop } from '../controls/use-file-drop.ts'
import { Avatar } from './Avatar.tsx'
import { Badge } from './Badge.tsx'
import styles from './Comment.module.css'

export interface CommentProps {
  author: string
  /** Side and time, such as "Calder support · Jun 19, 10:31". */
  meta: ReactNode
  /** `own` for the customer's side, `support` tinted, `internal` amber and labelled as internal. */
  side?: 'own' | 'support' | 'internal' | undefined
  /** The comment is being saved: shown lighter. */
  isPending?: boolean | undefined
  internalLabel?: string | undefined
  /** Makes the comment the target of a link; it then takes the focus. */
  id?: string | undefined
  children: ReactNode
  /** Content below the text, in its full width. */
  files?: ReactNode
}

/** One message of a thread. */
export function Comment({ author, meta, side = 'own', isPending, internalLabel, id, children, files }: CommentProps) {
  return (
    <article
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-busy={isPending || undefined}
      className={classNames(styles.comment, styles[side], isPending && styles.pending)}
    >
      <Avatar name={author} isStaff={side !== 'own'} />
      <div className={styles.by}>
        <b dir="auto">{author}</b>
        <span className="meta">{meta}</span>
        {side === 'internal' ? <Badge tone="caution">{internalLabel ?? messages.internalNote}</Badge> : null}
      </div>
      <div className={styles.text}>{children}</div>
      {files ? <div className={styles.files}>{files}</div> : null}
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

/** The form for a new message, passed by the screen, next to the avatar of its author. A screen may style it by `data-composer`. */
export function CommentComposer({
  author,
  isStaff,
  isInternal,
  onFiles,
  children,
}: {
  author: string
  isStaff?: boolean
  /** The message becomes an internal note: the form is tinted like one. */
  isInternal?: boolean
  /** Gets the files that are dropped on the form or pasted into it. */
  onFiles: (files: File[]) => void
  children: ReactNode
}) {
  const { isOver, zone } = useFileDrop(onFiles)
  const paste = (event: ClipboardEvent): void => {
    const { files, types } = event.clipboardData
    // Some programs add a picture of the text when text is copied.
    if (files.length === 0 || types.includes('text/plain')) return
    event.preventDefault()
    handFiles(files, onFiles)
  }
  return (
    // Dropping and pasting are additions; a button of the form does the same.
    <div
      data-composer
      className={classNames(styles.comment, styles.composer, isInternal && styles.internal, isOver && styles.over)}
      onPaste={paste}
      {...zone}
    >
      <Avatar name={author} isStaff={isStaff ?? false} />
      <div className={styles.form}>{children}</div>
    </div>
  )
}

const messages = {
  internalNote: 'Internal note',
} as const
