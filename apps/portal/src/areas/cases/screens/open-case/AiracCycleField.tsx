import { Select } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import styles from './AiracCycleField.module.css'
import type { CaseChoices } from './case-choices.ts'
import type { CaseForm } from './case-form.ts'
import { messages } from './messages.ts'

/** The data cycle that a question about data is about; hidden while the issue type is another. */
export function AiracCycleField({ form, choices }: { form: Form<CaseForm>; choices: CaseChoices }) {
  const { value, ...field } = form.field('airacCycle')
  return (
    <div className={styles.cycle}>
      <Select
        {...field}
        label={messages.airacCycle}
        isOptional
        placeholder={messages.noCycle}
        options={choices.cycles}
        value={value ?? ''}
      />
    </div>
  )
}
