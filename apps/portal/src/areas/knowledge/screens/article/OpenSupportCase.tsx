import { type FormEvent, useState } from 'react'
import { Button, Late, LinkButton, Sheet, Stack, useLoadAhead } from 'ui'
import { type GuestCaseDialogPart, useGuestCaseDialog } from '../../../../parts/cases/guest-case-dialog.ts'
import { useCaseOpening } from '../../../../parts/cases/use-case-opening.ts'
import { usePage } from '../../../../site/page.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

/** The way from an article to a case: to the form for those to whom it is offered, and through the guest case modal for visitors. */
export function OpenSupportCase({ productItem }: { productItem: string }) {
  const { session } = usePage()
  const { isOffered } = useCaseOpening()
  const dialog = useGuestCaseDialog()
  const isVisitor = session === null && dialog !== null
  if (!isOffered && !isVisitor) return null
  return (
    <Sheet title={messages.notSolved}>
      <Stack>
        <p className="small soft">{isVisitor ? messages.notSolvedVisitor : messages.notSolvedText}</p>
        {isVisitor ? (
          <GuestButton dialog={dialog} />
        ) : (
          <LinkButton isWide href={paths.openCase(productItem === '' ? {} : { productName: productItem })}>
            {messages.openSupportCase}
          </LinkButton>
        )}
      </Stack>
    </Sheet>
  )
}

function GuestButton({ dialog }: { dialog: GuestCaseDialogPart }) {
  const [isOpen, setOpen] = useState(false)
  useLoadAhead(dialog)
  const open = (event: FormEvent): void => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      {/* Without its code the button leads to the page on which guests go on. */}
      <form action={paths.guestCase()} onSubmit={open}>
        <Button type="submit" isWide>
          {messages.openSupportCase}
        </Button>
      </form>
      {isOpen ? <Late part={dialog} props={{ onClose: () => setOpen(false) }} /> : null}
    </>
  )
}
