import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Late, latePart } from 'ui'
import { ActionDialog } from '../../parts/actions/ActionDialog.tsx'
import { areKeysOff } from '../../parts/keys-off.ts'
import { paths } from '../../site/paths.ts'
import type { ChosenAction } from './CommandDialog.tsx'

const commandDialog = latePart(async () => (await import('./CommandDialog.tsx')).CommandDialog)

/** Editors of formatted text, where the shortcut makes a link. */
const EDITOR = '[contenteditable]'

/** Opens the commands of agents by Ctrl-K or Cmd-K, on every screen and in its fields. */
export function CommandPalette() {
  const [isOpen, setOpen] = useState(false)
  const [action, setAction] = useState<ChosenAction | null>(null)
  const caseId = useCaseId()
  useEffect(() => {
    void commandDialog.load()
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return
      if (event.target instanceof Element && event.target.closest(EDITOR)) return
      if (areKeysOff() || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return (
    <>
      {isOpen ? (
        <Late part={commandDialog} props={{ caseId, onClose: () => setOpen(false), onAction: setAction }} />
      ) : null}
      {action ? (
        <ActionDialog
          action={{ actionApiName: action.apiName, recordId: action.caseId }}
          label={action.label}
          onClose={() => setAction(null)}
        />
      ) : null}
    </>
  )
}

/** The case whose page is shown. */
function useCaseId(): string | null {
  const { pathname, search } = useLocation()
  return pathname === paths.caseDetails({ id: '' }) ? new URLSearchParams(search).get('id') : null
}
