import type { SessionShape } from 'contract'
import type { EntryContext } from 'react-router'
import { isFor } from './audience.ts'
import { allPages } from './pages.ts'

/**
 * The code of the user's other pages that the browser may preload, from the manifest of the build; none for visitors, who open few pages.
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
