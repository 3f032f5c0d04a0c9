import type { ReactNode } from 'react'
import { Button, FormFoot, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import styles from './ChangePassword.module.css'
import { messages } from './messages.ts'

type Props<V extends object> = {
  form: Form<V>
  /** Label of the submit button, and its label while sending. */
  submit: string
  busy?: string
  onCancel: () => void
  children: ReactNode
}

/** A form that changes one setting of a login, with Save and Cancel. */
export function SettingForm<V extends object>({ form, submit, busy, onCancel, children }: Props<V>) {
  return (
    <form {...form.formProps} className={styles.form}>
      <Stack>
        <FormProblems form={form} />
        {children}
        <FormFoot>
          <Button type="submit" isBusy={form.isPending} busyLabel={busy}>
            {submit}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {messages.twoStep.cancel}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  )
}
