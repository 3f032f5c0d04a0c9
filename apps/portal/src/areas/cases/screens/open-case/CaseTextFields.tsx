import { FieldPair, Picklist, Stack, TextArea, TextField } from 'ui'
import type { CaseForm, FieldName, FieldProblems } from './case-form.ts'
import { fieldId } from './field-id.ts'
import { messages } from './messages.ts'
import type { CaseChoices } from './use-case-choices.ts'

type Props = {
  form: CaseForm
  choices: CaseChoices
  problems: FieldProblems
  change: (changed: Partial<CaseForm>) => void
  check: (name: FieldName) => void
}

/** What the case is about, in one line and in many. */
export function CaseTextFields({ form, choices, problems, change, check }: Props) {
  return (
    <Stack>
      <FieldPair>
        <Picklist
          id={fieldId('product')}
          label={messages.product}
          isOptional
          placeholder={messages.productHint}
          options={choices.products}
          value={form.product ?? null}
          typed={form.productText}
          onChange={({ value, typed }) => change({ product: value, productText: typed })}
          unknownError={messages.chooseFromList}
          error={problems.product}
        />
        <Picklist
          id={fieldId('concerns')}
          label={messages.aircraft}
          isOptional
          placeholder={messages.aircraftHint}
          options={choices.concerns}
          value={form.concerns ?? null}
          typed={form.concernsText}
          onChange={({ value, typed }) => change({ concerns: value, concernsText: typed })}
          unknownError={messages.chooseFromList}
          error={problems.concerns}
        />
      </FieldPair>
      <TextField
        id={fieldId('subject')}
        label={messages.subject}
        placeholder={messages.subjectHint}
        value={form.subject}
        onChange={(subject) => change({ subject })}
        onBlur={() => form.subject !== '' && check('subject')}
        error={problems.subject}
      />
      <TextArea
        id={fieldId('description')}
        label={messages.description}
        help={messages.descriptionHelp}
        rows={7}
        value={form.description}
        onChange={(description) => change({ description })}
        onBlur={() => form.description !== '' && check('description')}
        error={problems.description}
      />
    </Stack>
  )
}
