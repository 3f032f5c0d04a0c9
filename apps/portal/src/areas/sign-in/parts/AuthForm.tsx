import type { ReactNode } from 'react'
import { Stack } from 'ui'
import type { Form } from '../../../forms/form.ts'
import { PostFields } from '../../../forms/PostFields.tsx'

/** The form of a page about a login, which the browser can send by itself. */
export function AuthForm({ form, children }: { form: Pick<Form<object>, 'formProps'>; children: ReactNode }) {
  return (
    <form {...form.formProps}>
      <PostFields form={form.formProps.id} />
      <Stack gap="large">{children}</Stack>
    </form>
  )
}
