import type { ReactNode } from 'react'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { type ArticleForm, otherCategoriesIn } from './article-form.ts'

type Props = { form: Form<ArticleForm>; className: string | undefined; children: ReactNode }

/** The form of what an author types, with what it sends unseen. */
export function DraftForm({ form, className, children }: Props) {
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
