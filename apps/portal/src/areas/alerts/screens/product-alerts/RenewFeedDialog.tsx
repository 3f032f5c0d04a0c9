import { QuestionDialog } from '../../../../parts/QuestionDialog.tsx'
import { messages } from './messages.ts'

const texts = messages.feed

type Props = { isBusy: boolean; problem: string | null; onClose: () => void; onConfirm: () => void }

/** Asks before renewing the feed address, which disables the current one. */
export function RenewFeedDialog(props: Props) {
  return (
    <QuestionDialog
      title={texts.renewTitle}
      texts={{ keep: texts.keep, confirm: texts.renew }}
      busyLabel={texts.renewing}
      {...props}
    >
      <p>{texts.renewText}</p>
    </QuestionDialog>
  )
}
