import { useRecordCache } from 'record-cache-react'
import { Button, Checkbox, Dialog, FieldPair, OkIcon, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { performQuickAction } from '../../../../records/records.ts'
import { addUserForm, emptyUser, type NewUser, userFieldsOf } from './add-user-form.ts'
import { messages } from './messages.ts'

const texts = messages.add

/** The form that adds a user to the account; what is typed stays until it is added or the dialog is closed. */
export function AddUserDialog({ onClose, onAdded }: { onClose: () => void; onAdded: () => void }) {
  const cache = useRecordCache()
  const toast = useToast()
  const form = useForm<NewUser>({
    ...addUserForm,
    empty: emptyUser,
    summary: texts.checkFields,
    send: async (values, { idempotencyKey }) => {
      const { successMessage } = await cache.send(
        performQuickAction,
        { actionApiName: 'AddUser', fields: userFieldsOf(values), allowSaveOnDuplicate: true },
        { idempotencyKey },
      )
      toast({ message: successMessage, icon: OkIcon })
      onAdded()
      return 'leaving'
    },
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
            <Checkbox
              label={texts.admin}
              help={texts.adminHelp}
              isChecked={form.values.isAdmin}
              onChange={(isAdmin) => form.change({ isAdmin })}
            />
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
