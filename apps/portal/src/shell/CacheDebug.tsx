import { createPortal } from 'react-dom'
import { CacheDebugPanel, type CacheObserver } from 'record-cache-react/debug'
import { useIsHydrated } from '../site/use-is-hydrated.ts'

/** Shows the debug panel of the record cache after hydration, because the server does not render it. */
export function CacheDebug({ observer }: { observer: CacheObserver }) {
  return useIsHydrated() ? createPortal(<CacheDebugPanel observer={observer} />, document.body) : null
}
