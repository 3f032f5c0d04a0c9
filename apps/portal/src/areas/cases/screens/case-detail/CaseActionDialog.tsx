import { keyPrefixOf } from 'contract'
import { useNavigate } from 'react-router'
import { ActionDialog } from '../../../../parts/actions/ActionDialog.tsx'
import { keyPrefixes } from '../../../../records/record-types.ts'
import { paths } from '../../../../site/paths.ts'
import type { CaseActions } from './use-case-actions.ts'

/** The form of the action that was chosen. An action that opens a case leads to it. */
export function CaseActionDialog({ actions: { asked, close }, caseId }: { actions: CaseActions; caseId: string }) {
  const navigate = useNavigate()
  if (!asked) return null
  return (
    <ActionDialog
      key={asked.apiName}
      action={{ actionApiName: asked.apiName, recordId: caseId }}
      label={asked.label}
      onClose={close}
      onDone={({ id, isCreated }) => {
        if (isCreated && keyPrefixOf(id) === keyPrefixes.Case) void navigate(paths.caseDetails({ id }))
      }}
    />
  )
}
