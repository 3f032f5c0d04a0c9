import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useRecordCache } from 'record-cache-react'
import { Button, Checkbox, Columns, FormFoot, LinkButton, OkIcon, Sheet, Stack, TextArea, TextField } from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { useToast } from '../../../../parts/toasts.tsx'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { paths } from '../../../../site/paths.ts'
import { insertText } from '../../parts/reply-template/insert-text.ts'
import { messages } from './messages.ts'
import type { TemplateRecord } from './page.ts'
import { TemplateFields } from './TemplateFields.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import {
  emptyTemplate,
  fieldsOf,
  formOf,
  refusalOfOldVersion,
  type TemplateForm,
  templateForm,
  versionIn,
} from './template-form.ts'

/** The form of a template, next to a preview and a legend of the fields. @param template - null for a new one. */
export function TemplateEditor({ template }: { template: TemplateRecord | null }) {
  const form = useTemplateForm(template)
  const text = useRef<HTMLTextAreaElement>(null)
  const { value: isActive, onBlur: _, ...active } = form.field('isActive')
  const { name: versionName, value: version } = form.field('version')
  return (
    <Columns layout="6-6">
      <Sheet title={template ? messages.edit : messages.add}>
        <form {...form.formProps}>
          <PostFields form={form.formProps.id} />
          <FormLeaveGuard form={form} />
          <input type="hidden" name={versionName} value={version} />
          <Stack>
            <FormProblems form={form} />
            <TextField label={messages.name} help={messages.nameHelp} autoComplete="off" {...form.field('name')} />
            <TextArea label={messages.text} help={messages.textHelp} rows={12} ref={text} {...form.field('body')} />
            <div>
              <Checkbox label={messages.active} help={messages.activeHelp} isChecked={isActive} {...active} />
            </div>
            <FormFoot>
              <Button type="submit" isBusy={form.isPending} busyLabel={messages.saving}>
                {messages.save}
              </Button>
              <LinkButton variant="quiet" href={paths.replyTemplates()}>
                {messages.cancel}
              </LinkButton>
            </FormFoot>
          </Stack>
        </form>
      </Sheet>
      <Stack gap="large">
        <TemplatePreview body={form.values.body} />
        <TemplateFields
          onInsert={(field) => {
            if (text.current) insertText(text.current, field)
          }}
        />
      </Stack>
    </Columns>
  )
}

/** The form of a template. @param template - null for a new one. */
function useTemplateForm(template: TemplateRecord | null): Form<TemplateForm> {
  const cache = useRecordCache()
  const navigate = useNavigate()
  const toast = useToast()
  return useForm<TemplateForm>({
    ...templateForm,
    empty: template ? formOf(template) : emptyTemplate,
    summary: messages.checkFields,
    send: async (values, { idempotencyKey, arrived }) => {
      if (template) {
        const fields = { Id: template.id, ...fieldsOf(values) }
        try {
          await cache.send(updateRecord, { apiName: 'ReplyTemplate__c', fields }, versionIn(values))
        } catch (error) {
          return refusalOfOldVersion(error)
        }
      } else {
        const fields = fieldsOf(values)
        await cache.send(createRecord, { apiName: 'ReplyTemplate__c', fields }, { idempotencyKey })
      }
      arrived()
      toast({ message: messages.saved, icon: OkIcon })
      await navigate(paths.replyTemplates())
      return 'leaving'
    },
  })
}
