import type { SessionShape } from 'contract'
import type { EntryContext } from 'react-router'
import { isFor } from './audience.ts'
import { allPages } from './pages.ts'

/** Addresses of the code and the styles that a browser may load before they are needed. */
export type FilesAhead = { readonly modules: readonly string[]; readonly styles: readonly string[] }

/** What the pages of somebody are made of, by the manifest of the build; nothing for visitors, who see one page or two. */
export function filesAhead(manifest: EntryContext['manifest'], session: SessionShape | null): FilesAhead {
  if (!session) return { modules: [], styles: [] }
  const routes = allPages
    .filter(([, { audience }]) => isFor(audience, session))
    .flatMap(([name]) => manifest.routes[name] ?? [])
  const modules = routes.flatMap(({ module, clientLoaderModule, imports = [] }) => [
    module,
    clientLoaderModule ?? module,
    ...imports,
  ])
  const styles = routes.flatMap(({ css = [] }) => css.map(withoutHash))
  return { modules: [...new Set(modules)], styles: [...new Set(styles)] }
}

/** One style sheet of several routes stands under addresses with and without an empty hash. */
const withoutHash = (href: string): string => href.replace(/#$/, '')
