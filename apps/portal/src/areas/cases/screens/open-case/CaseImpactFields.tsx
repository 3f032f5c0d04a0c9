import { ChoiceList, ImpactBars } from 'ui'
import { impactLevel } from '../../../../parts/cases/impact-level.ts'
import type { CaseForm, FieldProblems } from './case-form.ts'
import { fieldId } from './field-id.ts'
import { messages } from './messages.ts'
import type { CaseChoices } from './use-case-choices.ts'

type Props = {
  form: CaseForm
  choices: CaseChoices
  problems: FieldProblems
  change: (changed: Partial<CaseForm>) => void
}

/** How bad it is, and of which kind. */
export function CaseImpactFields({ form, choices, problems, change }: Props) {
  return (
    <>
      <ChoiceList
        id={fieldId('impact')}
        legend={messages.impact}
        value={form.impact}
        onChange={(impact) => change({ impact })}
        error={problems.impact}
        choices={choices.impacts.map(({ value, label }) => ({
          value,
          label,
          help: messages.impactHelp[value],
          end: <ImpactBars level={impactLevel(value)} isDecorative />,
        }))}
      />
      <ChoiceList
        id={fieldId('issueType')}
        legend={messages.issueType}
        columns={2}
        value={form.issueType}
        onChange={(issueType) => change({ issueType })}
        error={problems.issueType}
        choices={choices.issueTypes.map(({ value, label }) => ({ value, label, help: messages.issueTypeHelp[value] }))}
      />
    </>
  )
}
