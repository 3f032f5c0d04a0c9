import { type ComponentType, useEffect, useState } from 'react'
import { useSettled } from './use-settled.ts'

/** The code of a part of a page, which is loaded when it is wanted. */
export interface LatePart<P extends object> {
  /** The component, once it is there. */
  get: () => ComponentType<P> | null
  /** Loads it, or waits until it is there; null when it could not be loaded. Nothing is asked for while the browser is offline. */
  load: () => Promise<ComponentType<P> | null>
}

/** @param load - imports the code and gives the component. */
export function latePart<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  let loaded: ComponentType<P> | null = null
  let loading: Promise<void> | null = null
  return {
    get: () => loaded,
    load: async () => {
      // Some browsers remember a failure until the page is loaded anew: better not to try.
      if (!navigator.onLine) return loaded
      loading ??= load().then(
        (component) => {
          loaded = component
        },
        // The line is broken, or a newer release has taken the place of this one.
        () => {
          loading = null
        },
      )
      await loading
      return loaded
    },
  }
}

/** Loads a part once the page has settled, so that it opens at once, and on a broken line too. */
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
 * Draws a part once its code is there, and nothing until then. Code that cannot be loaded leaves the page as it is, unlike with `lazy` of
 * React; it is asked for again when this is drawn anew and when the line is back.
 */
export function Late<P extends object>({ part, props }: { part: LatePart<P>; props: P }) {
  const [Loaded, setLoaded] = useState(part.get)
  useEffect(() => {
    if (Loaded !== null) return
    let isDrawn = true
    const draw = async (): Promise<void> => {
      const component = await part.load()
      if (isDrawn) setLoaded(() => component)
    }
    void draw()
    window.addEventListener('online', draw)
    return () => {
      isDrawn = false
      window.removeEventListener('online', draw)
    }
  })
  return Loaded === null ? null : <Loaded {...props} />
}
