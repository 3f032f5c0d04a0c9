import type { ReactNode } from 'react'
import { Badge, Button, LinkButton, Stack } from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { RecordFormProblems } from '../../../../parts/RecordFormProblems.tsx'
import { paths } from '../../../../site/paths.ts'
import { type ArticleForm, otherCategoriesIn } from './article-form.ts'
import { DraftDetails } from './DraftDetails.tsx'
import styles from './EditorLayout.module.css'
import { messages } from './messages.ts'

type Props = {
  form: Form<ArticleForm>
  /** The reader may edit it. */
  isWriter: boolean
  /** The version on the server; null before the first save. Another author's change is reported, not overwritten. */
  saved: number | null
  /** The next version of a published article, whose address and notes do not change. */
  isNextVersion: boolean
  /** Text and files. */
  children: ReactNode
  /** The button that publishes the saved text; null for what is not published. */
  publish: ReactNode
  /** Publication, versions and votes, which are separate forms. */
  aside: ReactNode
}

/** An article with its files, and its details in a sidebar; stacked on narrow screens. */
export function EditorLayout({ form, isWriter, saved, isNextVersion, children, publish, aside }: Props) {
  const text = (
    <div className={styles.text}>
      <Stack>{children}</Stack>
    </div>
  )
  return (
    <div className={styles.editor}>
      {isWriter || publish ? (
        <div className={styles.bar}>
          {publish && isWriter && form.isTouched ? <span className="small soft">{messages.saveFirst}</span> : null}
          {isWriter ? <DraftBar form={form} /> : null}
          {publish}
        </div>
      ) : null}
      {isWriter ? <RecordFormProblems form={form} saved={saved} texts={messages} /> : null}
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

/** The state of the draft, and its buttons. */
function DraftBar({ form }: { form: Form<ArticleForm> }) {
  return (
    <>
      <Badge>{messages.states.Draft}</Badge>
      <LinkButton variant="quiet" href={paths.author()}>
        {messages.cancel}
      </LinkButton>
      <Button type="submit" variant="line" form={form.formProps.id} isBusy={form.isPending} busyLabel={messages.saving}>
        {messages.saveDraft}
      </Button>
    </>
  )
}

type DraftFormProps = { form: Form<ArticleForm>; className: string | undefined; children: ReactNode }

/** The form of an article, with hidden fields. */
function DraftForm({ form, className, children }: DraftFormProps) {
  const { name: versionName, value: version } = form.field('version')
  const { name: categoriesName, value: categories } = form.field('categories')
  return (
    <form {...form.formProps} className={className}>
      <PostFields form={form.formProps.id} />
      <FormLeaveGuard form={form} />
      <input type="hidden" name={versionName} value={version} />
      <input type="hidden" name={categoriesName} value={otherCategoriesIn(categories)} />
      {children}
    </form>
  )
}
