import { useSyncExternalStore } from 'react'
import { Late, latePart, useLoadAhead } from 'ui'
import { useBrowser } from '../session/browser.tsx'
import type { SessionKeeper } from '../session/session-keeper.ts'

// Few sessions come to the warning: its code is loaded last.
const stillThereDialog = latePart(async () => (await import('./StillThereDialog.tsx')).StillThereDialog)

/** Asks whether somebody is still there before an idle session ends. */
export function SessionWarning() {
  const keeper = useBrowser()?.keeper
  return keeper ? <Warning keeper={keeper} /> : null
}

function Warning({ keeper }: { keeper: SessionKeeper }) {
  useLoadAhead(stillThereDialog)
  const warning = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.getState().warning,
    // The server draws no warning; a page that comes in the last seconds of a session is drawn like that first, too.
    () => null,
  )
  if (warning === null) return null
  const { deadlineMs } = warning
  return <Late part={stillThereDialog} props={{ deadlineMs, onContinue: keeper.continueWorking }} />
}
