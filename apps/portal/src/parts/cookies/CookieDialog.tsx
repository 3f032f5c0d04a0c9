import { Dialog, Stack } from 'ui'
import { ChoiceButton } from './ChoiceButton.tsx'
import { CookieLead, CookieSwitches } from './CookieSwitches.tsx'
import { messages } from './messages.ts'
import { ReturnField } from './ReturnField.tsx'
import { useCookieForm, useShownAddress } from './use-cookie-form.ts'

const FORM = 'cookie-dialog'

/** The settings above the page that is shown. */
export function CookieDialog({ onClose }: { onClose: () => void }) {
  const form = useCookieForm(onClose)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.title}
      footer={
        <>
          <ChoiceButton choice="none" form={FORM} />
          <ChoiceButton choice="chosen" form={FORM} />
          <ChoiceButton choice="all" form={FORM} />
        </>
      }
    >
      <form id={FORM} {...form}>
        <ReturnField to={useShownAddress()} />
        <Stack>
          <CookieLead />
          <CookieSwitches />
        </Stack>
      </form>
    </Dialog>
  )
}
