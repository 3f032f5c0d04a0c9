import { Button, FormFoot, LinkButton, Sheet, Stack } from 'ui'
import { FormLeaveGuard } from '../../../../forms/FormLeaveGuard.tsx'
import { FormProblems } from '../../../../forms/FormProblems.tsx'
import { PostFields } from '../../../../forms/PostFields.tsx'
import { CaseImpactFields } from '../../../../parts/cases/CaseImpactFields.tsx'
import { RestoredDraft } from '../../../../parts/cases/RestoredDraft.tsx'
import { FilesField } from '../../../../parts/uploads/FilesField.tsx'
import { paths } from '../../../../site/paths.ts'
import { AiracCycleField } from './AiracCycleField.tsx'
import { CaseAside } from './CaseAside.tsx'
import { CaseTextFields } from './CaseTextFields.tsx'
import type { CaseChoices } from './case-choices.ts'
import { messages } from './messages.ts'
import { useOpenCase } from './use-open-case.ts'

/** All fields of a new case, its files, what came of the last attempt to send it, and beside them what may help. */
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
            <CaseTextFields form={form} choices={choices} />
            <CaseImpactFields impact={form.field('impact')} issueType={form.field('issueType')} choices={choices} />
            <AiracCycleField form={form} choices={choices} />
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
