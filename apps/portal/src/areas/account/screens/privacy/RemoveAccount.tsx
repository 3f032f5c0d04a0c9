import { accountMethods, limits } from 'contract'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useRead, useSendToMethod } from 'record-cache-react'
import { Button, LinkButton, Row, Sheet, SkeletonRows, Stack, TextArea } from 'ui'
import { useFormats } from '../../../../format/use-formats.ts'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { Setting } from '../../../../parts/Setting.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import type { privacy } from './page.ts'

type Reads = ReturnType<typeof privacy.reads>
type Props = { reads: { [Name in keyof Reads]: NonNullable<Reads[Name]> } }

/** Requests the removal of the account from the account manager, or shows the open request. */
export function RemoveAccount({ reads }: Props) {
  const manager = useRead(reads.manager)
  const requests = useRead(reads.requests)
  const [address] = useSearchParams()
  const { day } = useFormats()
  const retry = (): void => {
    void manager.refresh()
    void requests.refresh()
  }
  const [request] = requests.data?.records ?? []
  const text = messages.askText(manager.data?.fields.Account?.value?.fields.Owner?.value?.fields.Name?.value ?? null)
  return (
    <Sheet title={messages.removal} isFlush>
      {!requests.data || !manager.data ? (
        requests.error || manager.error ? (
          <Failed text={messages.failed} onRetry={retry} />
        ) : (
          <SkeletonRows label={messages.loading} shape="facts" count={1} />
        )
      ) : request ? (
        <Setting
          title={messages.asked}
          control={
            <LinkButton variant="line" size="sm" href={paths.caseDetails({ id: request.id })}>
              {messages.openRequest(String(request.fields.CaseNumber.value))}
            </LinkButton>
          }
        >
          {messages.askedText(day(String(request.fields.CreatedDate.value)))}
        </Setting>
      ) : address.get('remove') === null ? (
        <Setting
          title={messages.ask}
          control={
            <LinkButton variant="alarm" size="sm" href={paths.accountPrivacy({ remove: '1' })}>
              {messages.request}
            </LinkButton>
          }
        >
          {text}
        </Setting>
      ) : (
        <Setting title={messages.ask} isWide control={<RemovalForm onSent={requests.refresh} />}>
          {text}
        </Setting>
      )}
    </Sheet>
  )
}

/** The removal request with an optional reason. @param onSent - called before the form is sent. */
function RemovalForm({ onSent }: { onSent: () => void }) {
  const [send] = useSendToMethod(accountMethods.requestRemoval)
  const navigate = useNavigate()
  const form = useForm<Removal>({
    ...removalForm,
    empty: emptyRemoval,
    send: async ({ reason }, { idempotencyKey }) => {
      await send({ reason }, { idempotencyKey })
      onSent()
      await navigate(paths.accountPrivacy(), { preventScrollReset: true })
      return 'leaving'
    },
  })
  const field = form.field('reason')
  // The form was opened for typing.
  useEffect(() => document.getElementById(field.id)?.focus(), [field.id])
  return (
    <form {...form.formProps}>
      <PostFields form={form.formProps.id} />
      <Stack>
        <FormProblems form={form} />
        <TextArea {...field} label={messages.reason} isOptional rows={3} />
        <Row>
          <Button type="submit" variant="line" isBusy={form.isPending} busyLabel={messages.sending}>
            {messages.send}
          </Button>
          <LinkButton variant="quiet" href={paths.accountPrivacy()}>
            {messages.cancel}
          </LinkButton>
        </Row>
      </Stack>
    </form>
  )
}

export type Removal = { reason: string }

export const emptyRemoval: Removal = { reason: '' }

/** The removal request, used by the screen and by the POST handler. */
export const removalForm = {
  id: 'removal',
  fields: ['reason'],
  fieldOf: { reason: 'reason' },
  texts: messages.failures,
  problemsOf: ({ reason }: Removal) => ({
    reason: [...reason.trim()].length > limits.removalReasonCharacters ? messages.reasonTooLong : undefined,
  }),
} as const
