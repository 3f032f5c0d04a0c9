import { ChoiceList, type ChoiceListProps, ImpactBars, type Option } from 'ui'
import { caseFormTexts as texts } from './case-form-texts.ts'
import { impactLevel } from './case-row.ts'

/** Props that a form passes to a field. */
type ChoiceField = Omit<ChoiceListProps, 'legend' | 'choices' | 'columns'>

type Props = {
  impact: ChoiceField
  issueType: ChoiceField
  choices: { impacts: readonly Option[]; issueTypes: readonly Option[] }
}

/** Impact and type of the case. */
export function CaseImpactFields({ impact, issueType, choices }: Props) {
  return (
    <>
      <ChoiceList
        {...impact}
        legend={texts.impact}
        choices={choices.impacts.map(({ value, label, detail }) => ({
          value,
          label,
          help: detail ?? texts.impactHelp[value],
          end: <ImpactBars level={impactLevel(value)} isDecorative />,
        }))}
      />
      <ChoiceList
        {...issueType}
        legend={texts.issueType}
        columns={2}
        choices={choices.issueTypes.map(({ value, label, detail }) => ({
          value,
          label,
          help: detail ?? texts.issueTypeHelp[value],
        }))}
      />
    </>
  )
}
