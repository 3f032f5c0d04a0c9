import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import {
  Badge,
  DataTable,
  EmptyState,
  IconButton,
  Link,
  Menu,
  type MenuItem,
  MoreIcon,
  Notice,
  Pager,
  Sheet,
  SkeletonRows,
  type TableColumn,
} from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { QuestionDialog } from '../../../../parts/QuestionDialog.tsx'
import { lastPage, pageIn } from '../../../../records/list-page.ts'
import { isOffered, type RecordActions } from '../../../../records/record-actions.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { readOffered, replyTemplates } from './page.ts'
import { type ReplyTemplate, replyTemplateOf } from './reply-template.ts'
import styles from './TemplateList.module.css'
import { listHref, PAGE_SIZE } from './template-address.ts'
import { type TemplateChanges, useTemplateChanges } from './use-template-changes.ts'

/** One page of templates with their actions, or the reason for an empty list. */
export function TemplateList({ isWriter }: { isWriter: boolean }) {
  const [address] = useSearchParams()
  const page = pageIn(address, PAGE_SIZE)
  const { data, state, refresh } = useRead(useReads(replyTemplates).templates)
  const changes = useTemplateChanges(refresh)
  const [deleted, setDeleted] = useState<ReplyTemplate | null>(null)
  const templates = useMemo(() => data?.records.map(replyTemplateOf), [data])
  const ids = (templates ?? []).map(({ id }) => id).filter((id) => id !== changes.leaving)
  const { data: offered } = useRead(readOffered(ids), { keepPrevious: true })
  if (!templates) {
    return state === 'Error' ? (
      <Failed text={messages.failed} action={messages.tryAgain} onRetry={refresh} />
    ) : (
      <Sheet isFlush>
        <SkeletonRows label={messages.loading} shape="strips" count={5} />
      </Sheet>
    )
  }
  if (templates.length === 0) {
    return (
      <Sheet isFlush>
        <EmptyState title={messages.noItems} hint={isWriter ? messages.emptyHint : undefined} />
      </Sheet>
    )
  }
  const open = (template: ReplyTemplate | null): void => {
    changes.forgetProblem()
    setDeleted(template)
  }
  const before = (page - 1) * PAGE_SIZE
  const isLast = data?.nextPageToken === null || page === lastPage(PAGE_SIZE)
  return (
    <>
      {changes.problem === null || deleted ? null : <Notice tone="alarm">{changes.problem}</Notice>}
      <Sheet isFlush>
        <DataTable
          caption={messages.caption}
          columns={columnsFor(changes, offered, open)}
          rows={templates}
          rowKey={({ id }) => id}
          isBusy={changes.isBusy || state === 'Pending'}
        />
        <Pager
          from={before + 1}
          to={before + templates.length}
          total={data?.nextPageToken === null ? before + templates.length : undefined}
          previous={page === 1 ? undefined : { href: listHref(page - 1) }}
          next={isLast ? undefined : { href: listHref(page + 1) }}
        />
      </Sheet>
      {deleted ? (
        <DeleteDialog
          template={deleted}
          isBusy={changes.isBusy}
          problem={changes.problem}
          onClose={() => open(null)}
          onDelete={async () => {
            if (await changes.remove(deleted)) setDeleted(null)
          }}
        />
      ) : null}
    </>
  )
}

function columnsFor(
  changes: TemplateChanges,
  offered: RecordActions | undefined,
  onDelete: (template: ReplyTemplate) => void,
): TableColumn<ReplyTemplate>[] {
  return [
    {
      id: 'Name',
      header: messages.name,
      width: 'main',
      cell: ({ id, name }) => <Link href={paths.replyTemplates({ id })}>{name}</Link>,
    },
    {
      id: 'Text',
      header: messages.text,
      isLine: true,
      cell: ({ body }) => <span className={styles.start}>{body}</span>,
    },
    {
      id: 'State',
      header: messages.state,
      width: 'fit',
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'ok' : undefined}>{isActive ? messages.isActive : messages.isRetired}</Badge>
      ),
    },
    {
      id: 'Actions',
      header: messages.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (template) => (
        <TemplateMenu template={template} changes={changes} offered={offered} onDelete={() => onDelete(template)} />
      ),
    },
  ]
}

type MenuProps = {
  template: ReplyTemplate
  changes: TemplateChanges
  offered: RecordActions | undefined
  onDelete: () => void
}

/** The actions of one template that the server offers. */
function TemplateMenu({ template, changes, offered, onDelete }: MenuProps) {
  const { id, name, isActive } = template
  const items: MenuItem[] = [
    ...(isOffered(offered, id, 'Edit')
      ? [
          { id: 'edit', label: messages.edit, href: paths.replyTemplates({ id }) },
          {
            id: 'active',
            label: isActive ? messages.retire : messages.bringBack,
            onSelect: () => void changes.setActive(template, !isActive),
          },
        ]
      : []),
    ...(isOffered(offered, id, 'Delete') ? [{ id: 'delete', label: messages.delete.action, onSelect: onDelete }] : []),
  ]
  if (items.length === 0) return null
  return (
    <Menu
      label={messages.actionsOf(name)}
      align="end"
      items={items}
      trigger={(props) => <IconButton {...props} size="sm" icon={MoreIcon} label={messages.actionsOf(name)} />}
    />
  )
}

const texts = messages.delete

type Props = {
  template: ReplyTemplate
  isBusy: boolean
  /** The reason of a failed deletion. */
  problem: string | null
  onClose: () => void
  onDelete: () => void
}

/** Asks before deleting a template. */
function DeleteDialog({ template, isBusy, problem, onClose, onDelete }: Props) {
  return (
    <QuestionDialog
      title={texts.title(template.name)}
      texts={texts}
      busyLabel={texts.deleting}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={onDelete}
    >
      <p className="soft">{texts.text}</p>
    </QuestionDialog>
  )
}
