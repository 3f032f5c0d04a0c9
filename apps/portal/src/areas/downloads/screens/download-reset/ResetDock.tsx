import { Button, Dock, ResetIcon } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { type ResetForm, selectedIn } from './reset-form.ts'

/** How many services are selected, and the button, at the bottom edge of phones: the list is long there, and the panel comes after it. */
export function ResetDock({ form }: { form: Form<ResetForm> }) {
  return (
    <div className={styles.dock}>
      <Dock>
        <b className={styles.count}>{messages.selected(selectedIn(form.values).length)}</b>
        <Button type="submit" icon={ResetIcon} isBusy={form.isPending} busyLabel={messages.resetting}>
          {messages.submit}
        </Button>
      </Dock>
    </div>
  )
}
