import { operationsMethods } from 'contract'
import { type ActionFunction, useSearchParams } from 'react-router'
import { methodSender, useRead, useSendToMethod } from 'record-cache-react'
import { Button, DataTable, EmptyState, KeyValueList, Notice, SectionHead, Sheet, SkeletonRows, Stack } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { postAction } from '../../../../forms/post-action.ts'
import { useForm } from '../../../../forms/use-form.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { SetupPage } from '../../parts/SetupPage.tsx'
import { type Health, readHealth } from '../../parts/setup-reads.ts'
import { messages } from './messages.ts'

const health = page({ ...pages.setupHealth, reads: () => ({ health: readHealth }) })

/** What has failed, storage and versions of the installation. */
export function HealthScreen() {
  const { data, state, refresh } = useRead(useReads(health).health)
  return (
    <SetupPage title={health.title} lead={messages.lead}>
      {data ? (
        <>
          {data.unusableSettings.length === 0 ? null : (
            <Notice tone="alarm" title={messages.unusable}>
              <ul>
                {data.unusableSettings.map(({ name, reason }) => (
                  <li key={name}>{messages.unusableSetting(name, reason)}</li>
                ))}
              </ul>
            </Notice>
          )}
          <Jobs health={data} onRetried={refresh} />
          <section>
            <SectionHead title={messages.storage} />
            <Sheet>
              <KeyValueList
                items={[
                  { label: messages.database, value: messages.gigabytes(data.databaseBytes) },
                  { label: messages.free, value: messages.gigabytes(data.freeBytes) },
                  { label: messages.product, value: data.versions.product },
                  { label: messages.node, value: data.versions.node },
                  { label: messages.postgres, value: data.versions.database },
                ]}
              />
            </Sheet>
          </section>
          <section>
            <SectionHead title={messages.connected} />
            <Sheet>
              <KeyValueList
                items={[
                  { label: messages.mail, value: yesOrNo(data.hasMail) },
                  { label: messages.scanner, value: yesOrNo(data.hasScanner) },
                  { label: messages.https, value: yesOrNo(data.isHttps) },
                  { label: messages.brand, value: yesOrNo(data.hasOwnBrand) },
                  { label: messages.terms, value: yesOrNo(data.hasOwnTerms) },
                ]}
              />
            </Sheet>
          </section>
        </>
      ) : state === 'Error' ? (
        <Failed text={messages.failed} onRetry={refresh} />
      ) : (
        <Sheet>
          <SkeletonRows label={messages.loading} shape="facts" count={4} />
        </Sheet>
      )}
    </SetupPage>
  )
}

const yesOrNo = (isTrue: boolean): string => (isTrue ? messages.yes : messages.no)

const retryForm = { id: 'retry-jobs', fields: [], problemsOf: () => ({}) } as const

type RetryForm = Record<string, never>

function Jobs({ health: { waitingJobs, failedJobs }, onRetried }: { health: Health; onRetried: () => unknown }) {
  const [query] = useSearchParams()
  const [retry] = useSendToMethod(operationsMethods.retryFailedJobs)
  const form = useForm<RetryForm>({
    ...retryForm,
    empty: {},
    send: async () => {
      await retry({})
      await onRetried()
      return 'sent'
    },
  })
  return (
    <section>
      <SectionHead title={messages.jobs} />
      {query.has('updated') ? <Notice tone="ok">{messages.retried}</Notice> : null}
      <Sheet>
        <Stack>
          <KeyValueList
            items={[
              { label: messages.waiting, value: String(waitingJobs) },
              { label: messages.failedJobs, value: String(failedJobs.length) },
            ]}
          />
          {failedJobs.length === 0 ? (
            <EmptyState title={messages.noFailed} />
          ) : (
            <>
              <DataTable
                caption={messages.caption}
                columns={[
                  { id: 'task', header: messages.task, width: 'main', cell: ({ task }) => task },
                  { id: 'attempts', header: messages.attempts, hasLabel: true, cell: ({ attempts }) => attempts },
                  { id: 'error', header: messages.error, hasLabel: true, cell: ({ error }) => error },
                ]}
                rows={failedJobs}
                rowKey={({ id }) => id}
              />
              <form {...form.formProps}>
                <PostFields form={form.formProps.id} />
                <FormProblems form={form} />
                <Button type="submit" isBusy={form.isPending} busyLabel={messages.retrying}>
                  {messages.retry}
                </Button>
              </form>
            </>
          )}
        </Stack>
      </Sheet>
    </section>
  )
}

/** Tries failed jobs again for a browser without JavaScript. */
export const action: ActionFunction = postAction<RetryForm>(health, {
  ...retryForm,
  read: () => ({}),
  send: async (_values, { cache }) => {
    await cache.send(methodSender(operationsMethods.retryFailedJobs), {})
    return paths.setupHealth({ updated: '1' })
  },
})

export { HealthScreen as default }

export const loader = loadOnServer(health)
export const clientLoader = loadInBrowser(health)
