import { Stack } from 'ui'
import type { Form } from '../../../../forms/form.ts'
import { OneField } from '../../../../parts/actions/ActionFields.tsx'
import type { ActionValues } from '../../../../parts/actions/action-form.ts'
import { isAsked, type OwnFormField } from '../../../../parts/own-fields/own-fields.ts'
import styles from './CaseAside.module.css'
import type { CaseForm } from './case-form.ts'

/** The fields that the installation has added to the form of a case. */
export function OwnCaseFields({ form, fields }: { form: Form<CaseForm>; fields: readonly OwnFormField[] }) {
  if (fields.length === 0) return null
  return (
    <Stack>
      {fields.map((field) => (
        // Without JavaScript all are shown: the server takes those of the issue type and the product.
        <div key={field.apiName} className={isAsked(field, form.values) ? undefined : styles.unasked}>
          <OneField field={field} form={form as unknown as Form<ActionValues>} objectApiName="Case" recordId={null} />
        </div>
      ))}
    </Stack>
  )
}
