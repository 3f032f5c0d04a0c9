import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { CacheDebugPanel, type CacheObserver } from 'record-cache-react/debug'

/** Puts the debug panel of the record cache on the page once the page is hydrated: the server knows nothing of it. */
export function CacheDebug({ observer }: { observer: CacheObserver }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated ? createPortal(<CacheDebugPanel observer={observer} />, document.body) : null
}
