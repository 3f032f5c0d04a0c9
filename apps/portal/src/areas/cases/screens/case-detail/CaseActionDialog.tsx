import { keyPrefixOf } from 'contract'
import { useNavigate } from 'react-router'
import { Late, latePart, questionDialog, useLoadAhead } from 'ui'
import { keyPrefixes } from '../../../../records/record-types.ts'
import { paths } from '../../../../site/paths.ts'
import type { CaseActions } from './use-case-actions.ts'

// Action forms are a sixth of the page's code and rarely opened.
const actionDialog = latePart(async () => (await import('../../../../parts/actions/ActionDialog.tsx')).ActionDialog)

const closeQuestion = latePart(async () => {
  const [{ CloseQuestion }] = await Promise.all([import('./CloseQuestion.tsx'), questionDialog.load()])
  return CloseQuestion
})

/** The form of the chosen action, or the question before the case is closed. An action that opens a case navigates to it. */
export function CaseActionDialog({ actions, caseId }: { actions: CaseActions; caseId: string }) {
  const { asked, close } = actions
  const navigate = useNavigate()
  useLoadAhead(actionDialog)
  useLoadAhead(closeQuestion)
  if (!asked) return null
  if (asked.apiName === 'Case.Close') return <Late part={closeQuestion} props={{ actions, label: asked.label }} />
  return (
    <Late
      key={asked.apiName}
      part={actionDialog}
      props={{
        action: { actionApiName: asked.apiName, recordId: caseId },
        label: asked.label,
        onClose: close,
        onDone: ({ id, isCreated }) => {
          if (isCreated && keyPrefixOf(id) === keyPrefixes.Case) void navigate(paths.caseDetails({ id }))
        },
      }}
    />
  )
}
