import { Badge, Button, LinkButton } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { paths } from '../../../../site/paths.ts'
import type { ArticleForm } from './article-form.ts'
import { messages } from './messages.ts'

/** The state of what is written, and what to do with it. */
export function DraftBar({ form }: { form: Form<ArticleForm> }) {
  return (
    <>
      <Badge>{messages.states.Draft}</Badge>
      <LinkButton variant="quiet" href={paths.author()}>
        {messages.cancel}
      </LinkButton>
      <Button type="submit" form={form.formProps.id} isBusy={form.isPending} busyLabel={messages.saving}>
        {messages.saveDraft}
      </Button>
    </>
  )
}
