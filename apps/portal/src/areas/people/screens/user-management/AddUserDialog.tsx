import { Button, Dialog, OkIcon } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { AddUserFields } from './AddUserFields.tsx'
import { messages } from './messages.ts'
import { useAddUser } from './use-add-user.ts'

const texts = messages.add

/** The form that adds a user to the account; what is typed stays until it is added or the dialog is closed. */
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
