import { auth } from 'contract'
import { type ActionFunction, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { Button, DataTable, FormFoot, Notice, PasswordField, Sheet, SkeletonRows, Stack } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Problems } from '../../../../forms/outcome.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { kindText } from '../../../../parts/audit-kinds.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { NewPasswordFields } from '../../../../parts/new-password/NewPasswordFields.tsx'
import {
  emptyNewPassword,
  type NewPassword,
  newPasswordFieldOf,
  newPasswordProblems,
} from '../../../../parts/new-password/new-password.ts'
import { useRefusedRules } from '../../../../parts/new-password/use-refused-rules.ts'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import { readList } from '../../../../records/records.ts'
import { createAuthCalls } from '../../../../session/auth-calls.ts'
import { useAliveBrowser } from '../../../../session/browser.tsx'
import { useNow } from '../../../../site/now.tsx'
import { usePage } from '../../../../site/page.tsx'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import styles from './ChangePassword.module.css'
import { Devices } from './Devices.tsx'
import { messages } from './messages.ts'
import { TwoStepVerification } from './TwoStepVerification.tsx'

export const security = page({ ...pages.accountSecurity, reads: () => ({ events: readOwnEvents() }) })

const readOwnEvents = () =>
  readList({ objectApiName: 'AuditEvent__c', listViewApiName: 'MyAuditEvents', pageSize: 10 }, [
    'AuditEvent__c.Kind__c',
    'AuditEvent__c.Time__c',
  ])

/** The reader's password, second factors and devices, and recent security events. */
export function SecurityScreen() {
  return (
    <AccountPage section="accountSecurity">
      <ChangePassword />
      <TwoStepVerification />
      <Devices />
      <OwnEvents />
    </AccountPage>
  )
}

/** Changes the password. Passwords are never stored in drafts or in pages. */
function ChangePassword() {
  const browser = useAliveBrowser()
  const [address] = useSearchParams()
  const { session } = usePage()
  const { refused, noteRefusal } = useRefusedRules()
  const form = useForm({
    ...changePasswordForm,
    empty: emptyChange,
    send: async (values) => {
      const alive = browser()
      const send = () => alive.auth.ask(auth.changePassword, passwordChangeOf(values))
      await noteRefusal(values.password, () => alive.changePassword(send))
      // A page load, because this page belongs to the ended session.
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
              email={session?.user.email ?? null}
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

/** The reader's newest events in the audit log. */
function OwnEvents() {
  const { data, error, refresh } = useRead(useReads(security).events)
  const formats = useFormats()
  const nowMs = useNow()
  const events = data?.records.map(({ id, fields }) => ({
    id,
    what: kindText(textOf(fields.Kind__c)),
    time: String(fields.Time__c.value),
  }))
  return (
    <Sheet title={messages.activity}>
      <Stack>
        <p className="soft">{messages.activityLead}</p>
        {events ? (
          <DataTable
            caption={messages.activity}
            rows={events}
            rowKey={({ id }) => id}
            columns={[
              { id: 'what', header: messages.event, width: 'main', cell: ({ what }) => what },
              { id: 'time', header: messages.time, cell: ({ time }) => formats.dayAndTime(time, nowMs) },
            ]}
          />
        ) : error ? (
          <Failed text={messages.activityFailed} onRetry={refresh} />
        ) : (
          <SkeletonRows label={messages.activityLoading} shape="facts" count={3} />
        )}
      </Stack>
    </Sheet>
  )
}

type PasswordChange = NewPassword & { current: string }

const emptyChange: PasswordChange = { ...emptyNewPassword, current: '' }

/** The password form, used by the screen and by the POST handler. */
const changePasswordForm = {
  id: 'change-password',
  fields: ['current', 'password', 'confirmation'],
  fieldOf: { ...newPasswordFieldOf, currentPassword: 'current' },
  problemsOf: (values: PasswordChange): Problems<PasswordChange> => ({
    current: values.current === '' ? messages.currentMissing : undefined,
    ...newPasswordProblems(values),
  }),
  texts: messages.failures,
} as const

/** The request body. */
function passwordChangeOf({ current, password, confirmation }: PasswordChange) {
  return { currentPassword: current, password, confirmPassword: confirmation }
}

/** Handles the password form without JavaScript. */
export const action: ActionFunction = postAction<PasswordChange>(security, {
  ...changePasswordForm,
  secrets: ['current', 'password', 'confirmation'],
  read: (typed) => ({ ...emptyChange, ...typed }),
  send: async (values, { fetch }) => {
    await createAuthCalls(fetch, () => undefined).ask(auth.changePassword, passwordChangeOf(values))
    return paths.accountSecurity({ updated: 'password' })
  },
})

export { SecurityScreen as default }

export const loader = loadOnServer(security)
export const clientLoader = loadInBrowser(security)
