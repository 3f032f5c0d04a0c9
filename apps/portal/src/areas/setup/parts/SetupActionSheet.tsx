import { useNavigate } from 'react-router'
import { useRead } from 'record-cache-react'
import { Button, FormFoot, LinkButton, Notice, OkIcon, Sheet, SkeletonRows, Stack } from 'ui'
import { FormProblems } from '../../../forms/FormProblems.tsx'
import { PostFields } from '../../../forms/PostFields.tsx'
import { RestoredNotice } from '../../../forms/RestoredNotice.tsx'
import { ActionFields } from '../../../parts/actions/ActionFields.tsx'
import { type ActionForm, actionReads } from '../../../parts/actions/action-form.ts'
import { messages as actionMessages } from '../../../parts/actions/messages.ts'
import { type ActionOnRecord, useActionForm, useFilledAction } from '../../../parts/actions/use-action-form.ts'
import { Failed } from '../../../parts/Failed.tsx'
import { useToast } from '../../../parts/toasts.tsx'
import { paths } from '../../../site/paths.ts'
import { type SetupListName, useSection } from '../setup-lists.ts'
import { messages } from './messages.ts'
import { afterAction } from './post-setup-action.ts'
import { SetupPage } from './SetupPage.tsx'
import { readEffects } from './setup-reads.ts'

type Props = {
  list: SetupListName
  /** The record of the page; null for a new one. */
  record: { id: string; title: string } | null
  action: ActionOnRecord
}

/** The form of an action as a page, with what the action does above it. */
export function SetupActionSheet(props: Props) {
  const { form, description, hasFailed, retry } = useActionForm(props.action)
  const { data: info } = useRead(actionReads(props.action.actionApiName, props.action.recordId).info)
  const label = info?.label ?? ''
  return (
    <SetupPage
      list={props.list}
      title={label || messages.actions}
      lead={props.record?.title}
      record={props.record}
      crumb={label}
    >
      <Sheet>
        {form ? (
          <FilledSheet {...props} form={form} label={label} description={description} />
        ) : hasFailed ? (
          <Failed text={actionMessages.failed} onRetry={retry} />
        ) : (
          <SkeletonRows label={messages.loading} shape="facts" count={3} />
        )}
      </Sheet>
    </SetupPage>
  )
}

/** What the action touches in addition to the record. */
function Effects({ action: { actionApiName, recordId } }: Pick<Props, 'action'>) {
  const effects = useRead(recordId === null ? null : readEffects(recordId, actionApiName)).data ?? []
  if (effects.length === 0) return null
  return (
    <Notice tone="plain" title={messages.touches}>
      <ul>
        {effects.map(({ label, count }) => (
          <li key={label}>{messages.effect(label, count)}</li>
        ))}
      </ul>
    </Notice>
  )
}

type FilledProps = Props & { form: ActionForm; label: string; description: string }

function FilledSheet({ list, record, action, form: described, label, description }: FilledProps) {
  const section = useSection()
  const navigate = useNavigate()
  const toast = useToast()
  const form = useFilledAction(action, described, (result) => {
    toast({ message: result.successMessage, icon: OkIcon })
    void navigate(afterAction(section, list, record?.id ?? null, result, described))
  })
  return (
    <form {...form.formProps}>
      <PostFields form={form.formProps.id} />
      <Stack gap="large">
        {description === '' ? null : <p className="soft">{description}</p>}
        <Effects action={action} />
        <FormProblems form={form} />
        {form.isRestored ? (
          <RestoredNotice
            text={actionMessages.restored}
            discardLabel={actionMessages.discard}
            onDiscard={form.startAgain}
          />
        ) : null}
        <ActionFields form={form} described={described} recordId={action.recordId} />
        <FormFoot>
          <Button type="submit" isBusy={form.isPending} busyLabel={messages.sending}>
            {label}
          </Button>
          <LinkButton variant="quiet" href={paths[section.page]({ list, id: record?.id })}>
            {messages.cancel}
          </LinkButton>
        </FormFoot>
      </Stack>
    </form>
  )
}
