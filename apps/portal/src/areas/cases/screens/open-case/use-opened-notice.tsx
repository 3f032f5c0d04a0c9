import { useNavigate } from 'react-router'
import { Button } from 'ui'
import { useToast } from '../../../../parts/toasts.tsx'
import { paths } from '../../../../site/paths.ts'
import { messages } from './messages.ts'

/** Shows users who have left the form the result of their case, with a link. */
export function useOpenedNotice() {
  const toast = useToast()
  const navigate = useNavigate()
  const notify = (message: string, label: string, go: () => void): void =>
    toast({
      message,
      action: (
        <Button variant="quiet" size="sm" onClick={go}>
          {label}
        </Button>
      ),
    })
  return {
    notifyOpened: (caseId: string): void =>
      notify(messages.openedSince, messages.viewCase, () => {
        void navigate(paths.caseDetails({ id: caseId }), { state: { isNew: true } })
      }),
    notifyNotOpened: (): void =>
      notify(messages.notOpenedSince, messages.backToForm, () => void navigate(paths.openCase())),
  }
}
