import { Dialog } from 'ui'
import { AccountExists, AccountExistsFoot } from './AccountExists.tsx'
import { ChooseSignIn } from './ChooseSignIn.tsx'
import { GuestDetailsFoot, GuestDetailsForm } from './GuestDetailsForm.tsx'
import { messages } from './messages.ts'
import { useGuestCase } from './use-guest-case.ts'
import { VerifyEmail, VerifyEmailFoot } from './VerifyEmail.tsx'

/** The guest case modal. It is drawn as long as it is open, so that each opening starts anew. */
export function GuestCaseDialog({ onClose }: { onClose: () => void }) {
  const guest = useGuestCase()
  const { state } = guest
  const dialog = { isOpen: true, size: 'small', onClose } as const
  switch (state.stage) {
    case 1:
      return (
        <Dialog {...dialog} title={messages.one.title}>
          <ChooseSignIn onGuest={guest.goOn} />
        </Dialog>
      )
    case 2:
      return (
        <Dialog {...dialog} title={messages.two.title} footer={<GuestDetailsFoot guest={guest} onCancel={onClose} />}>
          <GuestDetailsForm guest={guest} />
        </Dialog>
      )
    case 3:
      return (
        <Dialog {...dialog} title={messages.three.title} footer={<VerifyEmailFoot guest={guest} onCancel={onClose} />}>
          <VerifyEmail guest={guest} />
        </Dialog>
      )
    case 4: {
      const { known } = state
      const footer = <AccountExistsFoot known={known} onCancel={onClose} />
      return (
        <Dialog {...dialog} title={messages.four[known.result].title} footer={footer}>
          <AccountExists known={known} />
        </Dialog>
      )
    }
  }
}
