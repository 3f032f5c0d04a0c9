import { useRead } from 'record-cache-react'
import { Button, Checkbox, CheckboxGroup, ChipChoice, FilterPopover, ImpactBars, Select, usePopoverDraft } from 'ui'
import { impactLevel } from '../../../../parts/cases/case-row.ts'
import { cutHelp } from '../../../../parts/lists/messages.ts'
import { textOf } from '../../../../records/field-values.ts'
import styles from './CaseQueueScreen.module.css'
import { messages } from './messages.ts'
import { deskOptions, type NamedRecord, readAgents, readDesks, readMyDesks, readProducts } from './page.ts'
import { ages, filterCount, impacts, noFilters, type QueueFilters, tiers } from './queue-query.ts'

type Props = { filters: QueueFilters; hasOwner: boolean; onApply: (filters: QueueFilters) => void }

/** The panel of filters. Closing without Apply changes nothing. */
export function QueueFilterPanel({ filters, hasOwner, onApply }: Props) {
  const { isOpen, onOpenChange, draft, setDraft, close } = usePopoverDraft(() => filters)
  const change = (changed: Partial<QueueFilters>): void => setDraft((before) => ({ ...before, ...changed }))
  const apply = (applied: QueueFilters): void => {
    onApply(applied)
    close()
  }
  return (
    <FilterPopover
      label={messages.filters}
      count={filterCount(filters)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      applyLabel={messages.apply}
      clearLabel={messages.clear}
      onApply={() => apply(draft)}
      onClear={() => apply(noFilters)}
    >
      {isOpen ? <Fields draft={draft} hasOwner={hasOwner} change={change} /> : null}
    </FilterPopover>
  )
}

type FieldsProps = { draft: QueueFilters; hasOwner: boolean; change: (changed: Partial<QueueFilters>) => void }

function Fields({ draft, hasOwner, change }: FieldsProps) {
  const { data: products } = useRead(readProducts)
  const { data: agents } = useRead(readAgents)
  const { data: desks } = useRead(readDesks)
  const mine = (useRead(readMyDesks).data?.records ?? []).flatMap(({ fields }) => {
    const value = fields.Queue__r?.value?.fields.Value__c.value ?? null
    return value === null ? [] : [value]
  })
  const chosen = <T extends string>(values: readonly T[], checked: readonly string[]): readonly T[] =>
    values.filter((value) => checked.includes(value))
  return (
    <div className={styles.panel}>
      <div className={styles.pair}>
        <Select
          label={messages.product}
          placeholder={messages.anyProduct}
          value={draft.product ?? ''}
          options={optionsOf(products?.records)}
          help={cutHelp(products)}
          onChange={(product) => change({ product: product === '' ? null : product })}
        />
        {hasOwner ? (
          <Select
            label={messages.owner}
            placeholder={messages.anyOwner}
            value={draft.owner ?? ''}
            options={optionsOf(agents?.records)}
            help={cutHelp(agents)}
            onChange={(owner) => change({ owner: owner === '' ? null : owner })}
          />
        ) : null}
      </div>
      <CheckboxGroup
        legend={messages.tier}
        options={tiers.map((value) => ({ value, label: value }))}
        values={draft.tiers}
        onChange={(checked) => change({ tiers: chosen(tiers, checked) })}
      />
      <CheckboxGroup
        legend={messages.impact}
        options={impacts.map((value) => ({
          value,
          label: <ImpactBars level={impactLevel(value)} label={messages.impacts[value]} />,
        }))}
        values={draft.impacts}
        onChange={(checked) => change({ impacts: chosen(impacts, checked) })}
      />
      <ChipChoice
        legend={messages.age}
        options={ages.map((value) => ({ value, label: messages.ages[value] }))}
        value={draft.age}
        onChange={(chosenAge) => change({ age: ages.find((age) => age === chosenAge) ?? null })}
      />
      <CheckboxGroup
        legend={messages.desk}
        options={deskOptions(desks?.records)}
        values={draft.desks}
        onChange={(checked) => change({ desks: checked })}
      />
      {mine.length === 0 ? null : (
        <Button variant="quiet" onClick={() => change({ desks: mine })}>
          {messages.myDesks}
        </Button>
      )}
      <Checkbox
        label={messages.escalated}
        isChecked={draft.isEscalated}
        onChange={(isEscalated) => change({ isEscalated })}
      />
    </div>
  )
}

const optionsOf = (records: readonly NamedRecord[] = []) =>
  records.map(({ id, fields }) => ({ value: id, label: textOf(fields.Name) }))
