import { Checkbox, FieldPair, Stack, TextField } from 'ui'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import type { NewUser } from './add-user-form.ts'
import { messages } from './messages.ts'

const texts = messages.add

/** The fields of a new user, and the problems of the last attempt. */
export function AddUserFields({ form }: { form: Form<NewUser> }) {
  const { value: isAdmin, onBlur: _, ...admin } = form.field('isAdmin')
  return (
    <Stack>
      <FormProblems form={form} title={texts.failed} />
      <FieldPair>
        <TextField label={texts.firstName} autoComplete="off" autoFocus {...form.field('firstName')} />
        <TextField label={texts.lastName} autoComplete="off" {...form.field('lastName')} />
      </FieldPair>
      <TextField label={texts.email} type="email" autoComplete="off" {...form.field('email')} />
      <FieldPair>
        <TextField label={texts.phone} type="tel" isOptional autoComplete="off" {...form.field('phone')} />
        <TextField label={texts.role} isOptional autoComplete="off" {...form.field('role')} />
      </FieldPair>
      <div>
        <Checkbox label={texts.admin} help={texts.adminHelp} isChecked={isAdmin} {...admin} />
      </div>
    </Stack>
  )
}
