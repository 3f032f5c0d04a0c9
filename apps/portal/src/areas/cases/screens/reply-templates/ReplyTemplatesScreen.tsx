import { type ActionFunction, data, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { AddIcon, Breadcrumb, Columns, EmptyState, LinkButton, Notice, Page, PageHead, Sheet, SkeletonRows } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { PageTitle } from '../../../../parts/PageTitle.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { useReads } from '../../../../records/page.ts'
import { isOffered } from '../../../../records/record-actions.ts'
import { createRecord, updateRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { NEW, paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { replyTemplates } from './page.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { TemplateFields } from './TemplateFields.tsx'
import { TemplateList } from './TemplateList.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import {
  emptyTemplate,
  fieldsOf,
  refusalOfOldVersion,
  type TemplateForm,
  templateForm,
  versionIn,
} from './template-form.ts'

/** The reply templates: for reading, and for editing if the server offers that. */
export function ReplyTemplatesScreen() {
  const [address] = useSearchParams()
  const { data, state, refresh } = useRead(useReads(replyTemplates).offered)
  const chosen = address.get('id')
  const isWriter = isOffered(data, 'ReplyTemplate__c', 'SaveEdit')
  const list = { label: replyTemplates.title, href: paths.replyTemplates() }
  const home = { label: pages.home.title, href: paths.home() }
  return (
    <Page>
      <PageTitle of={replyTemplates} />
      <Breadcrumb
        crumbs={
          chosen === null
            ? [home, { label: list.label }]
            : [home, list, { label: chosen === NEW ? messages.add : messages.template }]
        }
      />
      <PageHead
        title={replyTemplates.title}
        lead={isWriter ? messages.lead : messages.leadOfReaders}
        actions={
          isWriter && chosen === null ? (
            <LinkButton icon={AddIcon} href={paths.replyTemplates({ id: NEW })}>
              {messages.add}
            </LinkButton>
          ) : null
        }
      />
      {address.has('saved') ? <Notice tone="ok">{messages.saved}</Notice> : null}
      {chosen === null ? (
        <TemplateList isWriter={isWriter} />
      ) : chosen === NEW ? (
        isWriter ? (
          <TemplateEditor template={null} />
        ) : data ? (
          <NotOffered />
        ) : state === 'Error' ? (
          <Failed text={messages.failed} onRetry={refresh} />
        ) : (
          <SkeletonRows label={messages.loading} shape="facts" count={3} />
        )
      ) : (
        <OneTemplate key={chosen} id={chosen} />
      )}
    </Page>
  )
}

function NotOffered() {
  return (
    <EmptyState
      title={messages.notOffered}
      action={
        <LinkButton variant="line" href={paths.replyTemplates()}>
          {messages.showAll}
        </LinkButton>
      }
    />
  )
}

/** One template: a form for editors, a preview for others. */
function OneTemplate({ id }: { id: string }) {
  const reads = useReads(replyTemplates)
  const { data, state, refresh } = useRead(reads.template)
  const offered = useRead(reads.offeredOnIt)
  if (!data || (!offered.data && offered.state !== 'Error')) {
    return !data && state === 'Error' ? (
      <Failed text={messages.failed} onRetry={refresh} />
    ) : (
      <Sheet>
        <SkeletonRows label={messages.loading} shape="facts" count={3} />
      </Sheet>
    )
  }
  if (isOffered(offered.data, id, 'Edit')) return <TemplateEditor template={data} />
  return (
    <Columns layout="6-6">
      <TemplatePreview body={textOf(data.fields.Body__c)} title={textOf(data.fields.Name)} />
      <TemplateFields />
    </Columns>
  )
}

/** Handles the template form without JavaScript. */
export const action: ActionFunction = postAction<TemplateForm>(replyTemplates, {
  ...templateForm,
  read: ({ isActive, ...typed }) => ({ ...emptyTemplate, ...typed, isActive: isActive !== undefined }),
  send: async (values, { query, cache, idempotencyKey }) => {
    const id = query.get('id')
    if (id === null) throw data(null, { status: 404 })
    if (id === NEW) {
      const fields = fieldsOf(values)
      await cache.send(createRecord, { apiName: 'ReplyTemplate__c', fields }, { idempotencyKey })
    } else {
      const fields = { Id: id, ...fieldsOf(values) }
      try {
        await cache.send(updateRecord, { apiName: 'ReplyTemplate__c', fields }, versionIn(values))
      } catch (error) {
        return refusalOfOldVersion(error)
      }
    }
    return paths.replyTemplates({ saved: '1' })
  },
})

export { ReplyTemplatesScreen as default }

export const loader = loadOnServer(replyTemplates)
export const clientLoader = loadInBrowser(replyTemplates)
