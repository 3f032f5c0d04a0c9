import { keyPrefixOf } from 'contract'
import { useNavigate } from 'react-router'
import { Late, latePart, useLoadAhead } from 'ui'
import { keyPrefixes } from '../../../../records/record-types.ts'
import { paths } from '../../../../site/paths.ts'
import type { CaseActions } from './use-case-actions.ts'

// Action forms are a sixth of the page's code and rarely opened.
const actionDialog = latePart(async () => (await import('../../../../parts/actions/ActionDialog.tsx')).ActionDialog)

/** The form of the chosen action. An action that opens a case navigates to it. */
export function CaseActionDialog({
  actions: { asked, close, question },
  caseId,
}: {
  actions: CaseActions
  caseId: string
}) {
  const navigate = useNavigate()
  useLoadAhead(actionDialog)
  if (!asked) return question
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
