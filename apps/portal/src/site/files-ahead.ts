import type { SessionShape } from 'contract'
import type { EntryContext } from 'react-router'
import { isFor } from './audience.ts'
import { allPages } from './pages.ts'

/**
 * The code of somebody's pages that a browser may load before it is needed, by the manifest of the build; none for visitors, who see
 * one page or two.
 */
export function filesAhead(manifest: EntryContext['manifest'], session: SessionShape | null): string[] {
  if (!session) return []
  const routes = allPages
    .filter(([, { audience }]) => isFor(audience, session))
    .flatMap(([name]) => manifest.routes[name] ?? [])
  return [
    ...new Set(
      routes.flatMap(({ module, clientLoaderModule, imports = [] }) => [
        module,
        clientLoaderModule ?? module,
        ...imports,
      ]),
    ),
  ]
}
