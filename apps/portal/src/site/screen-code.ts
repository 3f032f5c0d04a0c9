import type { EntryContext } from 'react-router'

const ANSWER_LIMIT_MS = 5_000

/** The addresses of the code of a screen, in the manifest that the router puts into each page. */
export function codeOfScreen(routeId: string): string[] {
  const manifest: EntryContext['manifest'] | undefined = Reflect.get(globalThis, '__reactRouterManifest')
  const route = manifest?.routes[routeId]
  return route ? [route.module, ...(route.imports ?? [])] : []
}

/**
 * Whether all of these files can be loaded now. Browsers cache a failed import until the page is reloaded, even when the connection is back:
 * then only a new page can load it.
 */
export async function canBeLoaded(files: readonly string[]): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWER_LIMIT_MS)
  const answers = await Promise.all(files.map((file) => fetch(file, { signal }).catch(() => null)))
  return answers.every((answer) => answer?.ok)
}
