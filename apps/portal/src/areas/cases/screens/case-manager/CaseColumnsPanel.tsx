import { CheckboxGroup, ColumnsIcon, FilterPopover, usePopoverDraft } from 'ui'
import { messages } from './messages.ts'
import { type CaseColumns, isRemovable } from './use-case-columns.ts'

/** Which columns the table has, behind their button. Closing without Apply changes nothing. */
export function CaseColumnsPanel({ columns }: { columns: CaseColumns }) {
  const { isOpen, onOpenChange, draft, setDraft, close } = usePopoverDraft((): readonly string[] => columns.shown)
  return (
    <FilterPopover
      label={messages.columns}
      icon={ColumnsIcon}
      count={0}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      applyLabel={messages.apply}
      clearLabel={messages.resetColumns}
      onApply={() => {
        columns.choose(['CaseNumber', ...draft])
        close()
      }}
      onClear={() => {
        columns.reset()
        close()
      }}
    >
      <CheckboxGroup
        legend={messages.shownColumns}
        isStacked
        options={columns.offered
          .filter(isRemovable)
          .map((field) => ({ value: field, label: messages.columnNames[field] }))}
        values={draft}
        onChange={setDraft}
      />
    </FilterPopover>
  )
}
