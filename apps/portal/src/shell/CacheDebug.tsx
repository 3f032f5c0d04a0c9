import { createPortal } from 'react-dom'
import { CacheDebugPanel, type CacheObserver } from 'record-cache-react/debug'
import { useIsHydrated } from '../site/use-is-hydrated.ts'

/** Puts the debug panel of the record cache on the page once the page is hydrated: the server knows nothing of it. */
export function CacheDebug({ observer }: { observer: CacheObserver }) {
  return useIsHydrated() ? createPortal(<CacheDebugPanel observer={observer} />, document.body) : null
}
