import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from './controls/Button.tsx'
import { Notice } from './feedback/Notice.tsx'
import styles from './late-part.module.css'
import { messages } from './messages.ts'
import { reloadPage } from './reload-page.ts'
import { useSettled } from './use-settled.ts'

/** A part of a page whose code is loaded on demand. */
export interface LatePart<P extends object> {
  /** The component, once it is loaded. */
  get: () => ComponentType<P> | null
  /**
   * Loads the component or joins a load in progress; null when that fails. Sends no request while the browser is offline. The server
   * renders the component once it is loaded.
   */
  load: () => Promise<ComponentType<P> | null>
}

/** @param load - imports the code and returns the component. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  let loaded: ComponentType<P> | null = null
  let loading: Promise<void> | null = null
  return {
    get: () => loaded,
    load: async () => {
      // Some browsers remember a failed import until the page is reloaded, so no import starts while offline.
      if (globalThis.navigator?.onLine === false && loading === null) return loaded
      loading ??= load().then(
        (component) => {
          loaded = component
        },
        // The connection failed, or a newer release has replaced this one.
        () => {
          loading = null
        },
      )
      await loading
      return loaded
    },
  }
}

/** Loads a part once the page has settled, so that it opens at once and also without a connection. */
export function useLoadAhead({ load }: { load: () => Promise<unknown> }): void {
  const isSettled = useSettled()
  useEffect(() => {
    if (!isSettled) return
    void load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [isSettled, load])
}

/**
 * Renders a part once its code is loaded, and nothing until then. A failed load does not throw, unlike with React's `lazy`: it is reported
 * with a retry button, and retried at the next mount and when the connection is back. Where the browser remembers the failed import, the
 * button reloads the page.
 *
 * @param isQuiet - for a part that the page works without: a failed load is not reported.
 */
export function Late<P extends object>({
  part,
  props,
  isQuiet = false,
}: {
  part: LatePart<P>
  props: NoInfer<P>
  isQuiet?: boolean
}) {
  const [Loaded, setLoaded] = useState(part.get)
  const [hasFailed, setFailed] = useState(false)
  const isDrawn = useRef(true)
  const draw = useCallback(async (): Promise<boolean> => {
    const component = await part.load()
    if (!isDrawn.current) return true
    setLoaded(() => component)
    setFailed(component === null)
    return component !== null
  }, [part])
  const retry = async (): Promise<void> => {
    if (!(await draw())) await loadPageAnew()
  }
  useEffect(() => {
    isDrawn.current = true
    return () => {
      isDrawn.current = false
    }
  }, [])
  useEffect(() => {
    if (Loaded !== null) return
    void draw()
    window.addEventListener('online', draw)
    return () => window.removeEventListener('online', draw)
  }, [Loaded, draw])
  if (Loaded !== null) return <Loaded {...props} />
  return hasFailed && !isQuiet ? <LoadFailure onRetry={retry} /> : null
}

/**
 * Reloads the page if the server answers: only a new page requests code again that the browser remembers as failed, or loads the code of a
 * newer release. Typed text is kept as a draft, or the browser asks before it is lost.
 */
async function loadPageAnew(): Promise<void> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (page?.ok) reloadPage()
}

/** Shown at the edge of the page, because the part may belong in a menu or a dialog that is not rendered. */
function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.failure}>
      <Notice
        tone="alarm"
        action={
          <Button variant="line" size="sm" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        }
      >
        {messages.partFailed}
      </Notice>
    </div>
  )
}
