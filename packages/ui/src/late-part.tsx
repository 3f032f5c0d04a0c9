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
  /** Loads the component or joins a load in progress; null when that fails. Requests nothing while the browser is offline. On the server it is drawn once it is loaded. */
  load: () => Promise<ComponentType<P> | null>
}

/** @param load - imports the code and returns the component. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  let loaded: ComponentType<P> | null = null
  let loading: Promise<void> | null = null
  return {
    get: () => loaded,
    load: async () => {
      // Some browsers remember a failed import until the page is reloaded, so none is begun while offline.
      if (globalThis.navigator?.onLine === false && loading === null) return loaded
      loading ??= load().then(
        (component) => {
          loaded = component
        },
        // The connection is broken, or a newer release has replaced this one.
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
 * Renders a part once its code is loaded, and nothing until then. A failed load does not throw, unlike with `lazy` of
 * React: it is reported with a button, and tried again at the next mount and when the connection is back. Where the browser
 * remembers that the code could not be loaded, the button loads the page anew.
 *
 * @param isQuiet - a part that nobody would miss: its failure is not reported.
 */
export function Late<P extends object>({
  part,
  props,
  isQuiet = false,
}: {
  part: LatePart<P>
  props: P
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
  const drawAgain = async (): Promise<void> => {
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
  return hasFailed && !isQuiet ? <LoadFailure onRetry={drawAgain} /> : null
}

/**
 * Loads the page anew if it is there now: only a new page asks again for code that the browser remembers as missing, and
 * for that of a newer release. What is typed is a draft, or the browser asks first.
 */
async function loadPageAnew(): Promise<void> {
  const page = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (page?.ok) reloadPage()
}

/** At the edge of the page: the part may have its place in a menu or a dialog, which is not there. */
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
