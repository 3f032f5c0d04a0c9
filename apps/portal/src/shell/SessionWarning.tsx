import { useSyncExternalStore } from 'react'
import { Late, latePart, useLoadAhead } from 'ui'
import { useBrowser } from '../session/browser.tsx'
import type { SessionKeeper } from '../session/session-keeper.ts'

// Few sessions reach the warning, so its code is loaded last.
const stillThereDialog = latePart(async () => (await import('./StillThereDialog.tsx')).StillThereDialog)

/** Asks whether the user is still there before an idle session ends. */
export function SessionWarning() {
  const keeper = useBrowser()?.keeper
  return keeper ? <Warning keeper={keeper} /> : null
}

function Warning({ keeper }: { keeper: SessionKeeper }) {
  useLoadAhead(stillThereDialog)
  const warning = useSyncExternalStore(
    keeper.subscribe,
    () => keeper.getState().warning,
    // The server renders no warning, so hydration renders none either, even in the last seconds of a session.
    () => null,
  )
  if (warning === null) return null
  const { deadlineMs } = warning
  return <Late part={stillThereDialog} props={{ deadlineMs, onContinue: keeper.continueWorking }} />
}
