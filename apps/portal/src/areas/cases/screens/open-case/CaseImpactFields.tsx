import { ChoiceList, ImpactBars } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { impactLevel } from '../../../../parts/cases/impact-level.ts'
import type { CaseChoices } from './case-choices.ts'
import type { CaseForm } from './case-form.ts'
import { messages } from './messages.ts'

type Props = { form: Form<CaseForm>; choices: CaseChoices }

/** How bad it is, and of which kind. */
export function CaseImpactFields({ form, choices }: Props) {
  return (
    <>
      <ChoiceList
        {...form.field('impact')}
        legend={messages.impact}
        choices={choices.impacts.map(({ value, label }) => ({
          value,
          label,
          help: messages.impactHelp[value],
          end: <ImpactBars level={impactLevel(value)} isDecorative />,
        }))}
      />
      <ChoiceList
        {...form.field('issueType')}
        legend={messages.issueType}
        columns={2}
        choices={choices.issueTypes.map(({ value, label }) => ({ value, label, help: messages.issueTypeHelp[value] }))}
      />
    </>
  )
}
