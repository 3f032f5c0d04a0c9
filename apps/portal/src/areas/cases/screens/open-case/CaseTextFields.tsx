import { FieldPair, Picklist, Stack, TextArea, TextField } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import type { CaseChoices } from './case-choices.ts'
import type { CaseForm } from './case-form.ts'
import { messages } from './messages.ts'

type Props = { form: Form<CaseForm>; choices: CaseChoices }

/** What the case is about, in one line and in many. */
export function CaseTextFields({ form, choices }: Props) {
  const { values, change, field } = form
  return (
    <Stack>
      <FieldPair>
        <Picklist
          {...field('product')}
          label={messages.product}
          isOptional
          placeholder={messages.productHint}
          options={choices.products}
          value={values.product ?? null}
          typed={values.productText}
          error={field('product').error ?? choices.refusalOf(values.product)}
          onChange={({ value, typed }) => change({ product: value, productText: typed })}
          unknownError={messages.chooseFromList}
        />
        <Picklist
          {...field('concerns')}
          label={messages.aircraft}
          isOptional
          placeholder={messages.aircraftHint}
          options={choices.concerns}
          value={values.concerns ?? null}
          typed={values.concernsText}
          error={field('concerns').error ?? choices.refusalOf(values.concerns)}
          onChange={({ value, typed }) => change({ concerns: value, concernsText: typed })}
          unknownError={messages.chooseFromList}
        />
      </FieldPair>
      <TextField {...field('subject')} label={messages.subject} placeholder={messages.subjectHint} />
      <TextArea
        {...field('description')}
        value={values.description ?? ''}
        label={messages.description}
        help={messages.descriptionHelp}
        rows={7}
      />
    </Stack>
  )
}
