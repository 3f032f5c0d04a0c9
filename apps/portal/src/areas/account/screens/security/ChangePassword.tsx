import { useSearchParams } from 'react-router'
import { Button, FormFoot, Notice, PasswordField, Sheet, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { NewPasswordFields } from '../../../../parts/new-password/NewPasswordFields.tsx'
import { useRefusedRules } from '../../../../parts/new-password/use-refused-rules.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { paths } from '../../../../site/paths.ts'
import styles from './ChangePassword.module.css'
import { changePasswordForm, emptyChange, passwordChangeOf } from './change-password-form.ts'
import { messages } from './messages.ts'

/** The form for another password. Passwords are never kept: not as a draft, and not in a page. */
export function ChangePassword() {
  const browser = useAliveBrowser()
  const [address] = useSearchParams()
  const { refused, noteRefusal } = useRefusedRules()
  const form = useForm({
    ...changePasswordForm,
    empty: emptyChange,
    send: async (values) => {
      await noteRefusal(values.password, () => browser().changePassword(passwordChangeOf(values)))
      // A page load: this page belongs to the session that has ended.
      location.assign(paths.accountSecurity({ updated: 'password' }))
      return 'leaving'
    },
  })
  return (
    <>
      {address.get('updated') === 'password' && form.attempt === 0 ? (
        <Notice tone="ok">{messages.updated}</Notice>
      ) : null}
      <Sheet title={messages.changePassword}>
        <form {...form.formProps} className={styles.form}>
          <PostFields form={form.formProps.id} />
          <Stack>
            <p className="soft">{messages.lead}</p>
            <FormProblems form={form} />
            <PasswordField label={messages.current} autoComplete="current-password" {...form.field('current')} />
            <NewPasswordFields
              password={form.field('password')}
              confirmation={form.field('confirmation')}
              refused={refused}
            />
            <FormFoot>
              <Button type="submit" isBusy={form.isPending} busyLabel={messages.updating}>
                {messages.update}
              </Button>
            </FormFoot>
          </Stack>
        </form>
      </Sheet>
    </>
  )
}
