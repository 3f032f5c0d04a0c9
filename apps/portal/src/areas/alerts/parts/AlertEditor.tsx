import { alertKinds } from 'contract'
import type { ReactNode } from 'react'
import {
  Button,
  Checkbox,
  Columns,
  FieldPair,
  FormFoot,
  LinkButton,
  Select,
  Sheet,
  Stack,
  TextArea,
  TextField,
} from 'ui'
import { FormLeaveGuard } from '../../../forms/FormLeaveGuard.tsx'
import type { Form } from '../../../forms/form.ts'
import { PostFields } from '../../../forms/PostFields.tsx'
import { SeverityBadge } from '../../../parts/alerts/AlertMarks.tsx'
import { RecordFormProblems } from '../../../parts/RecordFormProblems.tsx'
import { UserText } from '../../../parts/UserText.tsx'
import type { AlertForm } from './alert-form.ts'
import { editorMessages as messages } from './editor-messages.ts'

type Props = {
  form: Form<AlertForm>
  title: string
  products: readonly { id: string; name: string }[]
  /** The version on the server; null for a new alert. */
  saved: number | null
  submit: { label: string; busyLabel: string }
  cancelHref: string
  /** Replaces the buttons while the author confirms. */
  question?: ReactNode
  /** Who receives the alert or its change. */
  children: ReactNode
}

/** The form of an alert next to its preview. */
export function AlertEditor({ form, title, products, saved, submit, cancelHref, question, children }: Props) {
  const { value: needsConfirmation, onBlur: _, ...confirmation } = form.field('needsConfirmation')
  const { name: versionName, value: version } = form.field('version')
  return (
    <Columns layout="6-6">
      <Sheet title={title}>
        <form {...form.formProps}>
          <PostFields form={form.formProps.id} />
          <FormLeaveGuard form={form} />
          <input type="hidden" name={versionName} value={version} />
          <Stack>
            <RecordFormProblems form={form} saved={saved} texts={messages} />
            <Select
              label={messages.product}
              placeholder={messages.chooseProduct}
              options={products.map(({ id, name }) => ({ value: id, label: name }))}
              {...form.field('productId')}
            />
            <FieldPair>
              <Select
                label={messages.kind}
                placeholder={messages.chooseKind}
                options={choicesOf(alertKinds)}
                {...form.field('kind')}
              />
              <Select label={messages.severity} options={choicesOf(messages.severities)} {...form.field('severity')} />
            </FieldPair>
            <TextField label={messages.title} help={messages.titleHelp} autoComplete="off" {...form.field('title')} />
            <TextArea label={messages.text} help={messages.textHelp} rows={10} {...form.field('body')} />
            <TextField
              label={messages.cycle}
              help={messages.cycleHelp}
              isMono
              inputMode="numeric"
              autoComplete="off"
              isOptional
              {...form.field('cycle')}
            />
            <div>
              <Checkbox
                label={messages.needsConfirmation}
                help={messages.needsConfirmationHelp}
                isChecked={needsConfirmation}
                {...confirmation}
              />
            </div>
            {children}
            {question ?? (
              <FormFoot>
                <Button type="submit" isBusy={form.isPending} busyLabel={submit.busyLabel}>
                  {submit.label}
                </Button>
                <LinkButton variant="quiet" href={cancelHref}>
                  {messages.cancel}
                </LinkButton>
              </FormFoot>
            )}
          </Stack>
        </form>
      </Sheet>
      <Preview values={form.values} />
    </Columns>
  )
}

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function Preview({ values: { title, body, severity, kind } }: { values: AlertForm }) {
  return (
    <Sheet title={messages.preview}>
      <Stack gap="small">
        <p className="meta">{messages.previewHint}</p>
        {title.trim() === '' && body.trim() === '' ? (
          <p className="soft">{messages.nothingYet}</p>
        ) : (
          <>
            <h3>{title}</h3>
            <p>
              <SeverityBadge severity={severity} /> {kind}
            </p>
            <UserText text={body} />
          </>
        )}
      </Stack>
    </Sheet>
  )
}
