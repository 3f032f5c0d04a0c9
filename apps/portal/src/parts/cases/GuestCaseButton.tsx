import { type ComponentProps, type FormEvent, useState } from 'react'
import { Button, Late, useLoadAhead } from 'ui'
import { paths } from '../../site/paths.ts'
import { type GuestCaseDialogPart, useGuestCaseDialog } from './guest-case-dialog.ts'

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'isWide' | 'children'>

/** Button for guests to open a case; renders nothing if no dialog is provided. */
export function GuestCaseButton(props: Props) {
  const dialog = useGuestCaseDialog()
  return dialog ? <ButtonOf dialog={dialog} {...props} /> : null
}

function ButtonOf({ dialog, ...look }: Props & { dialog: GuestCaseDialogPart }) {
  const [isOpen, setOpen] = useState(false)
  useLoadAhead(dialog)
  const open = (event: FormEvent): void => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      {/* Without JavaScript the button opens the guest case page. */}
      <form action={paths.guestCase()} onSubmit={open}>
        <Button type="submit" {...look} />
      </form>
      {isOpen ? <Late part={dialog} props={{ onClose: () => setOpen(false) }} /> : null}
    </>
  )
}
