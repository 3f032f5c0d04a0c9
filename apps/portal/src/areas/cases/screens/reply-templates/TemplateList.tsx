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
  type TableColumn,
  useQuestion,
} from 'ui'
import { PagedList } from '../../../../parts/lists/PagedList.tsx'
import { useAddressQuery, usePagedRows } from '../../../../parts/lists/use-paged-list.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { isOffered, type RecordActions } from '../../../../records/record-actions.ts'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'
import { PAGE_SIZE, readOffered, replyTemplates, type TemplateRecord, templatesQuery } from './page.ts'
import styles from './ReplyTemplatesScreen.module.css'
import { type TemplateChanges, useTemplateChanges } from './use-template-changes.ts'

const texts = messages.delete

/** One page of templates with their actions, or the reason for an empty list. */
export function TemplateList({ isWriter }: { isWriter: boolean }) {
  const read = useReads(replyTemplates).templates
  const list = usePagedRows(useAddressQuery(templatesQuery), templatesQuery, PAGE_SIZE, read)
  const changes = useTemplateChanges(list.refresh)
  const ids = (list.rows ?? []).map(({ id }) => id).filter((id) => id !== changes.leaving)
  const { data: offered } = useRead(readOffered(ids), { keepPrevious: true })
  const deletion = useQuestion<TemplateRecord>(
    (template) => ({
      ...texts,
      title: texts.title(textOf(template.fields.Name)),
      text: <p className="soft">{texts.text}</p>,
      onConfirm: () => changes.remove(template),
    }),
    changes,
  )
  return (
    <>
      {changes.problem === null || deletion.asked ? null : <Notice tone="alarm">{changes.problem}</Notice>}
      <PagedList
        list={list}
        texts={messages}
        empty={<EmptyState title={messages.noItems} hint={isWriter ? messages.emptyHint : undefined} />}
      >
        {(rows) => (
          <DataTable
            caption={messages.caption}
            columns={columnsFor(changes, offered, deletion.ask)}
            rows={rows}
            rowKey={({ id }) => id}
            isBusy={changes.isBusy || list.state === 'Pending'}
          />
        )}
      </PagedList>
      {deletion.dialog}
    </>
  )
}

function columnsFor(
  changes: TemplateChanges,
  offered: RecordActions | undefined,
  onDelete: (template: TemplateRecord) => void,
): TableColumn<TemplateRecord>[] {
  return [
    {
      id: 'Name',
      header: messages.name,
      width: 'main',
      cell: ({ id, fields }) => <Link href={paths.replyTemplates({ id })}>{textOf(fields.Name)}</Link>,
    },
    {
      id: 'Text',
      header: messages.text,
      isLine: true,
      cell: ({ fields }) => <span className={styles.start}>{textOf(fields.Body__c)}</span>,
    },
    {
      id: 'State',
      header: messages.state,
      width: 'fit',
      cell: ({ fields: { IsActive__c } }) => (
        <Badge tone={IsActive__c.value ? 'ok' : undefined}>
          {IsActive__c.value ? messages.isActive : messages.isRetired}
        </Badge>
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
  template: TemplateRecord
  changes: TemplateChanges
  offered: RecordActions | undefined
  onDelete: () => void
}

/** The actions of one template that the server offers. */
function TemplateMenu({ template, changes, offered, onDelete }: MenuProps) {
  const { id, fields } = template
  const isActive = fields.IsActive__c.value === true
  const label = messages.actionsOf(textOf(fields.Name))
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
      label={label}
      align="end"
      items={items}
      trigger={(props) => <IconButton {...props} size="sm" icon={MoreIcon} label={label} />}
    />
  )
}
