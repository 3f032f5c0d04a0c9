import { useState } from 'react'
import {
  Button,
  Checkbox,
  Columns,
  FieldPair,
  FormFoot,
  PageHead,
  Picklist,
  Sheet,
  Stack,
  TextArea,
  TextField,
} from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import type { Form } from '../../../../forms/form.ts'
import { CaseImpactFields } from '../../../../parts/cases/CaseImpactFields.tsx'
import { caseFormTexts } from '../../../../parts/cases/case-form-texts.ts'
import { RestoredDraft } from '../../../../parts/cases/RestoredDraft.tsx'
import { FilesField } from '../../../../parts/uploads/FilesField.tsx'
import { CaseOpened, type OpenedCase } from './CaseOpened.tsx'
import type { GuestCaseForm } from './guest-case-form.ts'
import { messages } from './messages.ts'
import type { FormLink } from './use-guest-link.ts'
import { useOpenGuestCase } from './use-open-guest-case.ts'

const texts = messages.form

/** The case form of a guest, and after sending the number of the case. */
export function OpenGuestCase({ token, link }: { token: string; link: FormLink }) {
  const [opened, setOpened] = useState<OpenedCase | null>(null)
  return opened === null ? (
    <GuestCaseFormView token={token} link={link} onOpened={setOpened} />
  ) : (
    <CaseOpened opened={opened} email={link.emailAddress} />
  )
}

function GuestCaseFormView({
  token,
  link,
  onOpened,
}: {
  token: string
  link: FormLink
  onOpened: (opened: OpenedCase) => void
}) {
  const { form, isUploading, uploads, files, place } = useOpenGuestCase(token, onOpened)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead(link.emailAddress)} />
      <Columns layout="8-4">
        <Sheet>
          <form {...form.formProps}>
            <Stack gap="section">
              <FormProblems form={form} title={texts.failedTitle} />
              {form.isRestored ? <RestoredDraft hasFiles={files.length > 0} onDiscard={form.startAgain} /> : null}
              <Stack>
                <FieldPair>
                  <TextField readOnly label={texts.firstName} value={link.firstName} />
                  <TextField readOnly label={texts.lastName} value={link.lastName} />
                </FieldPair>
                <TextField readOnly label={texts.email} value={link.emailAddress} help={texts.fromLink} />
              </Stack>
              <Stack>
                <FieldPair>
                  <Picklist
                    {...form.field('product')}
                    label={caseFormTexts.product}
                    isOptional
                    placeholder={caseFormTexts.productHint}
                    options={link.products}
                    typed={form.values.productText}
                    onChange={({ value, typed }) => form.change({ product: value, productText: typed })}
                    unknownError={caseFormTexts.chooseFromList}
                  />
                  <TextField
                    {...form.field('tailOrService')}
                    label={caseFormTexts.aircraft}
                    isOptional
                    isMono
                    help={texts.numberHint}
                  />
                </FieldPair>
                <TextField
                  {...form.field('subject')}
                  label={caseFormTexts.subject}
                  placeholder={caseFormTexts.subjectHint}
                />
                <TextArea
                  {...form.field('description')}
                  label={caseFormTexts.description}
                  help={caseFormTexts.descriptionHelp}
                  rows={7}
                />
              </Stack>
              <CaseImpactFields impact={form.field('impact')} issueType={form.field('issueType')} choices={link} />
              <Stack gap="small">
                <FilesField uploads={uploads} files={files} place={place} />
                <ConfirmNotice form={form} />
              </Stack>
              <FormLeaveGuard form={form} />
              <FormFoot>
                <Button
                  type="submit"
                  isBusy={form.isPending}
                  busyLabel={isUploading ? texts.uploadingFiles : caseFormTexts.submitting}
                >
                  {caseFormTexts.submit}
                </Button>
              </FormFoot>
            </Stack>
          </form>
        </Sheet>
        <Sheet title={texts.after}>
          <Stack gap="small">
            {texts.afterPoints.map((point) => (
              <p key={point} className="small soft">
                {point}
              </p>
            ))}
          </Stack>
        </Sheet>
      </Columns>
    </>
  )
}

function ConfirmNotice({ form }: { form: Form<GuestCaseForm> }) {
  const { value, onBlur: _, ...field } = form.field('hasConfirmed')
  return <Checkbox {...field} label={texts.confirm} isChecked={value} />
}
