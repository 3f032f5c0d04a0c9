import { alertKinds } from 'contract'
import { useNavigate } from 'react-router'
import { useRead, useRecordCache } from 'record-cache-react'
import {
  Breadcrumb,
  Button,
  Checkbox,
  Columns,
  EmptyState,
  FieldPair,
  FormFoot,
  LinkButton,
  Page,
  PageHead,
  Select,
  Sheet,
  SkeletonRows,
  Stack,
  TextArea,
  TextField,
} from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { UserText } from '../../../../parts/UserText.tsx'
import { isOffered } from '../../../../records/record-actions.ts'
import { createRecord } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { SeverityBadge } from '../../parts/SeverityBadge.tsx'
import { type AlertForm, alertForm, emptyAlert, fieldsOf } from './alert-form.ts'
import { messages } from './messages.ts'
import { newAlert, readReaders } from './page.ts'

/** Writes an alert beside how it reads and how many people it reaches, and publishes it. */
export function NewAlertScreen() {
  const { data, state, refresh } = useRead(useReads(newAlert).offered)
  return (
    <Page>
      <PageTitle of={newAlert} />
      <Breadcrumb
        crumbs={[
          { label: pages.home.title, href: paths.home() },
          { label: pages.productAlerts.title, href: paths.productAlerts() },
          { label: newAlert.title },
        ]}
      />
      <PageHead title={newAlert.title} lead={messages.lead} />
      {data ? (
        isOffered(data, 'ProductAlert__c', 'SaveEdit') ? (
          <Editor />
        ) : (
          <EmptyState title={messages.notOffered} />
        )
      ) : state === 'Error' ? (
        <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
      ) : (
        <Sheet>
          <SkeletonRows label={messages.loading} shape="facts" count={4} />
        </Sheet>
      )}
    </Page>
  )
}

function useAlertForm() {
  const cache = useRecordCache()
  const navigate = useNavigate()
  return useForm<AlertForm>({
    ...alertForm,
    empty: emptyAlert,
    summary: messages.checkFields,
    send: async (values, { idempotencyKey, arrived }) => {
      const record = { apiName: 'ProductAlert__c', fields: fieldsOf(values) } as const
      const made = await cache.send(createRecord, record, { idempotencyKey })
      arrived()
      await navigate(made ? paths.productAlert({ id: made.id, published: 'yes' }) : paths.allAlerts())
      return 'leaving'
    },
  })
}

const choicesOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

function Editor() {
  const form = useAlertForm()
  const { data: products, state, refresh } = useRead(useReads(newAlert).products)
  const { value: needsConfirmation, onBlur: _, ...confirmation } = form.field('needsConfirmation')
  if (!products && state === 'Error') {
    return <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
  }
  return (
    <Columns layout="6-6">
      <Sheet title={messages.write}>
        <form {...form.formProps}>
          <PostFields form={form.formProps.id} />
          <FormLeaveGuard form={form} />
          <Stack>
            <FormProblems form={form} />
            <Select
              label={messages.product}
              placeholder={messages.chooseProduct}
              options={(products?.products ?? []).map(({ id, name }) => ({ value: id, label: name }))}
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
            <Readers productId={form.values.productId} kind={form.values.kind} />
            <FormFoot>
              <Button type="submit" isBusy={form.isPending} busyLabel={messages.publishing}>
                {messages.publish}
              </Button>
              <LinkButton variant="quiet" href={paths.productAlerts()}>
                {messages.cancel}
              </LinkButton>
            </FormFoot>
          </Stack>
        </form>
      </Sheet>
      <Preview values={form.values} />
    </Columns>
  )
}

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

/** How many people the alert reaches, in numbers alone. */
function Readers({ productId, kind }: { productId: string; kind: string }) {
  const { data, state } = useRead(readReaders(productId, kind))
  return (
    <p role="status" className="small soft">
      {data
        ? messages.reach(data.accounts, data.mails)
        : productId === '' || kind === ''
          ? messages.readersHint
          : state === 'Error'
            ? messages.countFailed
            : messages.counting}
    </p>
  )
}
