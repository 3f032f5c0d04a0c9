import { guestMethods } from 'contract'
import { useEffect, useRef, useState } from 'react'
import { useSendToMethod } from 'record-cache-react'
import {
  Button,
  Checkbox,
  Columns,
  FieldPair,
  FormFoot,
  LinkButton,
  Notice,
  PageHead,
  Picklist,
  Sheet,
  Stack,
  TextArea,
  TextField,
} from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { useForm } from '../../../../forms/use-form.ts'
import { CaseImpactFields } from '../../../../parts/cases/CaseImpactFields.tsx'
import { caseFormTexts } from '../../../../parts/cases/case-form-texts.ts'
import { ExportNotice } from '../../../../parts/uploads/ExportNotice.tsx'
import { paths } from '../../../../site/paths.ts'
import { emptyGuestCase, type GuestCaseForm, guestCaseForm, guestCaseOf, guestCaseOfDraft } from './guest-case-form.ts'
import { messages } from './messages.ts'
import type { FormLink } from './use-guest-link.ts'

const texts = messages.form

/** The form of a guest's case, and once it is sent the number of the case. */
export function OpenGuestCase({ token, link }: { token: string; link: FormLink }) {
  const [caseNumber, setCaseNumber] = useState<string | null>(null)
  return caseNumber === null ? (
    <GuestCaseFormView token={token} link={link} onOpened={setCaseNumber} />
  ) : (
    <CaseOpened caseNumber={caseNumber} email={link.emailAddress} />
  )
}

function GuestCaseFormView({
  token,
  link,
  onOpened,
}: {
  token: string
  link: FormLink
  onOpened: (caseNumber: string) => void
}) {
  const [createCase] = useSendToMethod(guestMethods.createCase)
  const form = useForm<GuestCaseForm>({
    ...guestCaseForm,
    empty: emptyGuestCase,
    summary: caseFormTexts.checkFields,
    draft: { name: 'guest-case', read: guestCaseOfDraft },
    send: async (values) => {
      const { CaseNumber } = await createCase(guestCaseOf(values, token))
      onOpened(CaseNumber)
      return 'sent'
    },
  })
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead(link.emailAddress)} />
      <Columns layout="8-4">
        <Sheet>
          <form {...form.formProps}>
            <Stack gap="section">
              <FormProblems form={form} title={texts.failedTitle} />
              {form.isRestored ? (
                <Notice
                  action={
                    <Button variant="quiet" size="sm" onClick={form.startAgain}>
                      {caseFormTexts.discardDraft}
                    </Button>
                  }
                >
                  {texts.draftRestored}
                </Notice>
              ) : null}
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
                <ExportNotice />
                <ConfirmNotice form={form} />
              </Stack>
              <FormLeaveGuard form={form} />
              <FormFoot>
                <Button type="submit" isBusy={form.isPending} busyLabel={caseFormTexts.submitting}>
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

function ConfirmNotice({ form }: { form: ReturnType<typeof useForm<GuestCaseForm>> }) {
  const { value, onBlur: _, ...field } = form.field('hasConfirmed')
  return <Checkbox {...field} label={texts.confirm} isChecked={value} />
}

/** What came of the form: the number, and where to read on. */
function CaseOpened({ caseNumber, email }: { caseNumber: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap="large">
      <h1 ref={heading} tabIndex={-1}>
        {messages.opened.title}
      </h1>
      <p>
        {messages.opened.number} <b className="mono">{caseNumber}</b>
      </p>
      <p>{messages.opened.text(email)}</p>
      <FormFoot>
        <LinkButton variant="quiet" href={paths.guestCase()}>
          {messages.newCaseLink}
        </LinkButton>
      </FormFoot>
    </Stack>
  )
}
