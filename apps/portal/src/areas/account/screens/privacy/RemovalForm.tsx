import { accountMethods } from 'contract'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSendToMethod } from 'record-cache-react'
import { Button, LinkButton, Row, Stack, TextArea } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { emptyRemoval, type Removal, removalForm } from './removal-form.ts'

/** The request to be removed, with a word about the reason. @param onSent - called before the form goes. */
export function RemovalForm({ onSent }: { onSent: () => void }) {
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
  // It was opened to be filled in.
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
