import { FieldPair, Stack, TextField } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import type { ArticleForm } from './article-form.ts'
import { BodyField } from './BodyField.tsx'
import { messages } from './messages.ts'

/** What readers read. @param isNextVersion - of a published article, whose address stays. */
export function DraftText({ form, isNextVersion }: { form: Form<ArticleForm>; isNextVersion: boolean }) {
  const summary = <TextField label={messages.summary} autoComplete="off" isOptional {...form.field('summary')} />
  return (
    <Stack>
      <TextField label={messages.title} autoComplete="off" {...form.field('title')} />
      {isNextVersion ? (
        summary
      ) : (
        <FieldPair>
          <TextField
            label={messages.urlName}
            help={messages.urlNameHelp}
            isMono
            autoComplete="off"
            {...form.field('urlName')}
          />
          {summary}
        </FieldPair>
      )}
      <BodyField {...form.field('content')} />
    </Stack>
  )
}
