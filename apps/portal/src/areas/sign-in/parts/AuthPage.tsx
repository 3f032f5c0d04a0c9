import type { ReactNode } from 'react'
import { ChartAside, classNames, Stack } from 'ui'
import type { Form } from '../../../forms/form.ts'
import { PostFields } from '../../../forms/PostFields.tsx'
import styles from './AuthPage.module.css'

/** A page about a login: one task in a narrow column, next to the chart on wide screens. */
export function AuthPage({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <div className={styles.screen} data-bleed>
      <div className={styles.pane}>
        <Stack gap="large" className={classNames(styles.box, !isWide && styles.narrow)}>
          {children}
        </Stack>
      </div>
      <aside className={styles.chart} aria-hidden="true">
        <ChartAside />
      </aside>
    </div>
  )
}

/** The form of such a page, which also works without JavaScript. */
export function AuthForm({ form, children }: { form: Pick<Form<object>, 'formProps'>; children: ReactNode }) {
  return (
    <form {...form.formProps}>
      <PostFields form={form.formProps.id} />
      <Stack gap="large">{children}</Stack>
    </form>
  )
}
