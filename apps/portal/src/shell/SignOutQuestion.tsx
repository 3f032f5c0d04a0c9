import { useState } from 'react'
import { Button, Dialog, Late, questionDialog } from 'ui'
import type { useKeptDrafts } from '../forms/kept-drafts.tsx'
import { useToast } from '../parts/toasts.tsx'
import { signOutMessages } from './sign-out-messages.ts'

type Props = {
  about: 'uploads' | 'drafts'
  drafts: ReturnType<typeof useKeptDrafts>
  /** Signs out. */
  leave: () => Promise<void>
  onClose: () => void
  /** Continues with the sign-out, which stops the uploads. */
  onStop: () => void
}

/** Asks about uploads in progress or drafts before the reader logs out. Closing the dialog means to stay. */
export function SignOutQuestion({ about, onStop, ...props }: Props) {
  const { title, stay, stop, text } = signOutMessages.uploads
  if (about === 'drafts') return <DraftsDialog {...props} />
  return (
    <Late
      part={questionDialog}
      props={{
        title,
        keep: stay,
        confirm: stop,
        onKeep: props.onClose,
        onConfirm: () => {
          props.onClose()
          onStop()
        },
        children: <p className="soft">{text}</p>,
      }}
    />
  )
}

function DraftsDialog({ drafts, leave, onClose }: Pick<Props, 'drafts' | 'leave' | 'onClose'>) {
  const { title, text, stay, remove, keep, notKept, notDeleted } = signOutMessages.drafts
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  /** Signs out after `work` on the drafts; when that fails, shows `failed`. */
  const leaveAfter = async (work: (() => Promise<void>) | undefined, failed: string): Promise<void> => {
    setBusy(true)
    try {
      await work?.()
      await leave()
    } catch {
      toast({ message: failed })
    }
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      role="alertdialog"
      size="small"
      isBusy={isBusy}
      footer={
        <>
          <Button variant="quiet" aria-disabled={isBusy} onClick={onClose}>
            {stay}
          </Button>
          <Button variant="line" aria-disabled={isBusy} onClick={() => void leaveAfter(drafts?.removeAll, notDeleted)}>
            {remove}
          </Button>
          <Button autoFocus isBusy={isBusy} busyLabel={keep} onClick={() => void leaveAfter(drafts?.saveAll, notKept)}>
            {keep}
          </Button>
        </>
      }
    >
      <p className="soft">{text}</p>
    </Dialog>
  )
}
