import type { QuickActionResult } from 'contract'
import { useEffect, useState } from 'react'
import { Button, Dialog, OkIcon, SkeletonRows, Stack } from 'ui'
import { FormProblems } from '../../forms/FormProblems.tsx'
import { RestoredNotice } from '../../forms/RestoredNotice.tsx'
import { Failed } from '../Failed.tsx'
import { useToast } from '../toasts.tsx'
import { ActionFields } from './ActionFields.tsx'
import type { ActionForm } from './action-form.ts'
import { messages } from './messages.ts'
import { type ActionOnRecord, useActionForm, useFilledAction } from './use-action-form.ts'

type Props = {
  action: ActionOnRecord
  /** Name of the action: title of the dialog and label of its button. */
  label: string
  /** Called when the dialog is closed. Input is kept as a draft unless it was discarded or sent. */
  onClose: () => void
  onDone?: ((result: QuickActionResult) => void) | undefined
}

/** Dialog with the form that the server describes for an action; performs the action. */
export function ActionDialog(props: Props) {
  const { form, description, hasFailed, retry } = useActionForm(props.action)
  if (form) return <FilledDialog {...props} form={form} description={description} />
  return (
    <Dialog isOpen onClose={props.onClose} title={props.label}>
      {hasFailed ? (
        <Failed text={messages.failed} onRetry={retry} />
      ) : (
        <SkeletonRows label={messages.loading} shape="facts" count={2} />
      )}
    </Dialog>
  )
}

const FIELD = 'input:not([type=hidden], [disabled]), textarea, select, [role=combobox]'

type FilledProps = Props & { form: ActionForm; description: string }

function FilledDialog({ action, label, onClose, onDone, form: opened, description }: FilledProps) {
  // Keeps the form as opened: after a refresh, values changed by other users would count as edits by this user.
  const [described] = useState(opened)
  const toast = useToast()
  const form = useFilledAction(action, described, (result) => {
    toast({ message: result.successMessage, icon: OkIcon })
    onClose()
    onDone?.(result)
  })
  // A dialog would otherwise keep the focus for itself, and what is typed would be lost.
  const formId = form.formProps.id
  useEffect(() => {
    const field = document.getElementById(formId)?.querySelector<HTMLElement>(FIELD)
    field?.focus()
  }, [formId])
  const discard = (): void => {
    form.startAgain()
    onClose()
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={label}
      isBusy={form.isPending}
      footer={
        <>
          <Button variant="line" aria-disabled={form.isPending} onClick={discard}>
            {messages.cancel}
          </Button>
          <Button type="submit" form={form.formProps.id} isBusy={form.isPending} busyLabel={messages.sending}>
            {label}
          </Button>
        </>
      }
    >
      {description === '' ? null : <p className="soft">{description}</p>}
      <form {...form.formProps}>
        <Stack>
          <FormProblems form={form} />
          {form.isRestored ? (
            <RestoredNotice text={messages.restored} discardLabel={messages.discard} onDiscard={form.startAgain} />
          ) : null}
          <ActionFields form={form} described={described} recordId={action.recordId} />
        </Stack>
      </form>
    </Dialog>
  )
}
