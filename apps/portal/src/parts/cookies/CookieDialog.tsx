import { Dialog } from 'ui'
import { CookieForm, CookieFormButtons } from './CookieForm.tsx'
import { settingsMessages } from './settings-messages.ts'
import { useShownAddress } from './use-cookie-form.ts'

const FORM = 'cookie-dialog'

/** Cookie settings in a dialog. */
export function CookieDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={settingsMessages.title} footer={<CookieFormButtons form={FORM} />}>
      <CookieForm id={FORM} returnTo={useShownAddress()} onChosen={onClose} />
    </Dialog>
  )
}
