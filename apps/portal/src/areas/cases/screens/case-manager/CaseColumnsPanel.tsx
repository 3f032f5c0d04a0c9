import { useState } from 'react'
import { CheckboxGroup, ColumnsIcon, FilterPopover } from 'ui'
import { messages } from './messages.ts'
import { type CaseColumns, isRemovable } from './use-case-columns.ts'

/** Which columns the table has, behind their button. Closing without Apply changes nothing. */
export function CaseColumnsPanel({ columns }: { columns: CaseColumns }) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>(columns.shown)
  return (
    <FilterPopover
      label={messages.columns}
      icon={ColumnsIcon}
      count={0}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) setChosen(columns.shown)
        setOpen(open)
      }}
      applyLabel={messages.apply}
      clearLabel={messages.resetColumns}
      onApply={() => {
        columns.choose(['CaseNumber', ...chosen])
        setOpen(false)
      }}
      onClear={() => {
        columns.reset()
        setOpen(false)
      }}
    >
      <CheckboxGroup
        legend={messages.shownColumns}
        isStacked
        options={columns.offered
          .filter(isRemovable)
          .map((field) => ({ value: field, label: messages.columnNames[field] }))}
        values={chosen}
        onChange={setChosen}
      />
    </FilterPopover>
  )
}
