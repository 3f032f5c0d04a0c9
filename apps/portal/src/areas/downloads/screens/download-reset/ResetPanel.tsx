import { Button, Chip, ChipRow, FieldError, ResetIcon, Sheet, Stack, TextArea } from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { RestoredNotice } from '../../../../forms/RestoredNotice.tsx'
import styles from './DownloadResetScreen.module.css'
import { messages } from './messages.ts'
import { numberOf } from './number-of.ts'
import type { ServiceRow } from './page.ts'
import { type ResetForm, selectedIn } from './reset-form.ts'

/** The selection, the reason, and the button. */
export function ResetPanel({ form, rows }: { form: Form<ResetForm>; rows: readonly ServiceRow[] }) {
  const selected = selectedIn(form.values)
  const { id } = form.field('services')
  return (
    <Sheet title={messages.reset}>
      <PostFields form={form.formProps.id} />
      <FormLeaveGuard form={form} />
      <Stack>
        <FormProblems form={form} />
        {form.isRestored ? (
          <RestoredNotice text={messages.restored} discardLabel={messages.startAgain} onDiscard={form.startAgain} />
        ) : null}
        {/* Focused when a reset is sent without a selection. */}
        <fieldset id={id} tabIndex={-1} aria-label={messages.services}>
          <p className="small" role="status">
            <b>{selected.length === 0 ? messages.noneSelected : messages.selected(selected.length)}</b>
          </p>
          <ChipRow className={styles.chips}>
            {selected.map((serviceId) => {
              const number = numberOf(form.values, serviceId, rows)
              return (
                <Chip
                  key={serviceId}
                  removeLabel={messages.remove(number)}
                  onRemove={() => form.change({ [serviceId]: '' })}
                >
                  <span className="mono">{number}</span>
                </Chip>
              )
            })}
          </ChipRow>
          <FieldError error={form.problems.services} />
        </fieldset>
        <TextArea label={messages.reason} rows={4} {...form.field('reason')} />
        <Button
          type="submit"
          isWide
          className={styles.inPanel}
          icon={ResetIcon}
          isBusy={form.isPending}
          busyLabel={messages.resetting}
        >
          {messages.submit}
        </Button>
      </Stack>
    </Sheet>
  )
}
