import {
  Button,
  ChoiceList,
  FieldPair,
  FormFoot,
  Late,
  LinkButton,
  latePart,
  Picklist,
  Select,
  Sheet,
  Stack,
  TextArea,
  TextField,
} from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { CaseImpactFields } from '../../../../parts/cases/CaseImpactFields.tsx'
import { RestoredDraft } from '../../../../parts/cases/RestoredDraft.tsx'
import { FilesField } from '../../../../parts/uploads/FilesField.tsx'
import { paths } from '../../../../site/paths.ts'
import { AnswerBy } from './AnswerBy.tsx'
import styles from './CaseAside.module.css'
import { CaseAside } from './CaseAside.tsx'
import type { CaseChoices } from './case-choices.ts'
import type { CaseForm } from './case-form.ts'
import { ownCaseFields } from './late-code.ts'
import { messages } from './messages.ts'
import { useOpenCase } from './use-open-case.ts'

/** The form of a new case with its files, the last failure and the sidebar. */
export function CaseFormView({ choices }: { choices: CaseChoices }) {
  const { form, uploads, files, place, endSolved } = useOpenCase(choices)
  return (
    <>
      <Sheet>
        <form {...form.formProps}>
          <PostFields form={form.formProps.id} />
          <Stack gap="section">
            <FormProblems form={form} title={messages.failedTitle} />
            {form.isRestored ? <RestoredDraft hasFiles={files.length > 0} onDiscard={form.startAgain} /> : null}
            {choices.isForContact ? <ContactField form={form} choices={choices} /> : null}
            <CaseTextFields form={form} choices={choices} />
            <CaseImpactFields impact={form.field('impact')} issueType={form.field('issueType')} choices={choices} />
            <AnswerBy tier={choices.tier} impact={form.values.impact} />
            <AiracCycleField form={form} choices={choices} />
            <Late part={ownCaseFields} props={{ form, fields: choices.own }} />
            <FilesField uploads={uploads} files={files} place={place} />
            <FormLeaveGuard form={form} />
            <FormFoot>
              <Button type="submit" isBusy={form.isPending} busyLabel={messages.submitting}>
                {messages.submit}
              </Button>
              <LinkButton variant="quiet" href={paths.caseManager()}>
                {messages.cancel}
              </LinkButton>
              <span className="meta">{form.isKept ? messages.draftKept : messages.draftNotKept}</span>
            </FormFoot>
          </Stack>
        </form>
      </Sheet>
      <CaseAside
        question={{ subject: form.values.subject ?? '', productId: form.values.product ?? null }}
        choices={choices}
        onSolved={endSolved}
      />
    </>
  )
}

/** The person for whom an agent opens the case. */
function ContactField({ form, choices }: Props) {
  const { onBlur: _, value, ...origin } = form.field('origin')
  return (
    <Stack>
      <input type="hidden" name="contact" value={form.values.contact ?? ''} />
      <Late part={contactPicklist} props={{ form }} />
      <ChoiceList {...origin} value={value ?? null} legend={messages.origin} choices={choices.origins} />
    </Stack>
  )
}

const contactPicklist = latePart(async () => (await import('./ContactPicklist.tsx')).ContactPicklist)

type Props = { form: Form<CaseForm>; choices: CaseChoices }

/** Subject and description of the case. */
function CaseTextFields({ form, choices }: Props) {
  const { values, change, field } = form
  return (
    <Stack>
      <FieldPair>
        <Picklist
          {...field('product')}
          label={messages.product}
          isOptional
          placeholder={messages.productHint}
          help={choices.helps.products}
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
          help={choices.helps.concerns}
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

/** The data cycle of a question about data; hidden for other issue types. */
function AiracCycleField({ form, choices }: { form: Form<CaseForm>; choices: CaseChoices }) {
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
