import type { ReactNode } from 'react'
import { Stack } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { RecordFormProblems } from '../../../../parts/RecordFormProblems.tsx'
import type { ArticleForm } from './article-form.ts'
import { DraftBar } from './DraftBar.tsx'
import { DraftDetails } from './DraftDetails.tsx'
import { DraftForm } from './DraftForm.tsx'
import styles from './EditorLayout.module.css'
import { messages } from './messages.ts'

type Props = {
  form: Form<ArticleForm>
  /** Whether the reader writes it, and not only reads it. */
  isWriter: boolean
  /** The version that the server has; null before the first save. Somebody else's change is told, and not replaced. */
  saved: number | null
  /** The next version of a published article, whose address and notes stay. */
  isNextVersion: boolean
  /** The text and the files. */
  children: ReactNode
  /** Publication, versions and votes, which have forms of their own. */
  aside: ReactNode
}

/** An article with its files, and beside them its details and what belongs to it; on narrow screens one after the other. */
export function EditorLayout({ form, isWriter, saved, isNextVersion, children, aside }: Props) {
  const text = (
    <div className={styles.text}>
      <Stack>{children}</Stack>
    </div>
  )
  return (
    <div className={styles.editor}>
      {isWriter ? (
        <>
          <div className={styles.bar}>
            <DraftBar form={form} />
          </div>
          <RecordFormProblems form={form} saved={saved} texts={messages} />
        </>
      ) : null}
      <div className={styles.columns}>
        {isWriter ? (
          <DraftForm form={form} className={styles.form}>
            {text}
            <div className={styles.details}>
              <DraftDetails form={form} isNextVersion={isNextVersion} />
            </div>
          </DraftForm>
        ) : (
          text
        )}
        <div className={styles.aside}>
          <Stack>{aside}</Stack>
        </div>
      </div>
    </div>
  )
}
