import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import { Button, Checkbox, Dialog, FieldPair, FormFoot, LinkButton, OkIcon, Sheet, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { performQuickAction } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { addUserForm, emptyUser, type NewUser, userActionOf } from './add-user-form.ts'
import { messages } from './messages.ts'

const texts = messages.add

/** The form that adds a user; typed text stays until the dialog closes. */
export function AddUserDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const toast = useToast()
  const form = useAddUser((message) => {
    toast({ message, icon: OkIcon })
    onAdded()
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      isBusy={form.isPending}
      footer={
        <>
          <Button variant="line" aria-disabled={form.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={form.formProps.id} isBusy={form.isPending} busyLabel={texts.sending}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <p className="soft">{texts.lead}</p>
      <form {...form.formProps}>
        <AddUserFields form={form} />
      </form>
    </Dialog>
  )
}

/** The same form in the page, when JavaScript is not available or was not ready. */
export function AddUserSheet({ onAdded }: { onAdded: () => void }) {
  const navigate = useNavigate()
  const form = useAddUser(() => {
    onAdded()
    void navigate(paths.userManagement({ added: '1' }))
  })
  return (
    <Sheet title={texts.title}>
      <form {...form.formProps}>
        <PostFields form={form.formProps.id} />
        <Stack gap="large">
          <p className="soft">{texts.lead}</p>
          <AddUserFields form={form} />
          <FormFoot>
            <Button type="submit" isBusy={form.isPending} busyLabel={texts.sending}>
              {texts.submit}
            </Button>
            <LinkButton variant="quiet" href={paths.userManagement()}>
              {texts.cancel}
            </LinkButton>
          </FormFoot>
        </Stack>
      </form>
    </Sheet>
  )
}

/** The fields of a new user, and the problems of the last attempt. */
function AddUserFields({ form }: { form: Form<NewUser> }) {
  const { value: isAdmin, onBlur: _, ...admin } = form.field('isAdmin')
  return (
    <Stack>
      <FormProblems form={form} title={texts.failed} />
      <FieldPair>
        <TextField label={texts.firstName} autoComplete="off" autoFocus {...form.field('firstName')} />
        <TextField label={texts.lastName} autoComplete="off" {...form.field('lastName')} />
      </FieldPair>
      <TextField label={texts.email} type="email" autoComplete="off" {...form.field('email')} />
      <FieldPair>
        <TextField label={texts.phone} type="tel" isOptional autoComplete="off" {...form.field('phone')} />
        <TextField label={texts.role} isOptional autoComplete="off" {...form.field('role')} />
      </FieldPair>
      <div>
        <Checkbox label={texts.admin} help={texts.adminHelp} isChecked={isAdmin} {...admin} />
      </div>
    </Stack>
  )
}

/** The form that adds a user. @param onAdded - called with the server's message when the user was added. */
function useAddUser(onAdded: (successMessage: string) => void): Form<NewUser> {
  const cache = useRecordCache()
  return useForm<NewUser>({
    ...addUserForm,
    empty: emptyUser,
    summary: messages.add.checkFields,
    send: async (values, { idempotencyKey }) => {
      const { successMessage } = await cache.send(performQuickAction, userActionOf(values), { idempotencyKey })
      onAdded(successMessage)
      return 'leaving'
    },
  })
}
