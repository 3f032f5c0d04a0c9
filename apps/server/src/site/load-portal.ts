import type { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { type PortalBuild, portalBuild } from './page-site.ts'

/** The folder of the portal in this repository. */
export const portalFolder: string = fileURLToPath(new URL('../../../portal', import.meta.url))

/** Loads the build of the portal; null when it was not built. */
export async function loadBuiltPortal(): Promise<{ portal: PortalBuild; clientFolder: string } | null> {
  const entry = join(portalFolder, 'build/server/index.js')
  if (!existsSync(entry)) return null
  const clientFolder = join(portalFolder, 'build/client')
  const loaded = await import(pathToFileURL(entry).href)
  return { portal: portalBuild(loaded, await styleSheetOf(loaded, clientFolder)), clientFolder }
}

/** The style sheet of all screens, which the manifest of the build names for the root route. */
async function styleSheetOf(build: ServerBuild, clientFolder: string): Promise<string> {
  const sheets = build.assets.routes.root?.css ?? []
  const texts = await Promise.all(sheets.map((address) => readFile(join(clientFolder, address), 'utf8')))
  return texts.join('')
}

/** The part of Vite's development server that is used here. */
export type DevServer = {
  middlewares: (request: unknown, response: unknown, next: (error?: unknown) => void) => void
  ssrLoadModule(id: string): Promise<unknown>
  close(): Promise<void>
}

/** Starts Vite on the sources of the portal, so that pages are rendered from the current sources. */
export async function startPortalDevServer(httpServer: unknown): Promise<DevServer> {
  const require = createRequire(join(portalFolder, 'package.json'))
  const { createServer } = await import(pathToFileURL(require.resolve('vite')).href)
  const restored = [keepListeners(process, 'SIGTERM'), keepListeners(process.stdin, 'end')]
  const server: DevServer = await createServer({
    root: portalFolder,
    appType: 'custom',
    // The default loader writes a file next to the configuration, which file watchers report as a change.
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  })
  // The compiler in the plugin of the router exits the process on SIGTERM. Its listeners are removed, because the product stops itself and
  // its database.
  for (const restore of restored) restore()
  return server
}

/** Records the listeners of an event. @returns a function that removes listeners added later. */
function keepListeners(emitter: EventEmitter, event: string): () => void {
  const present = new Set<unknown>(emitter.listeners(event))
  return () => {
    for (const listener of emitter.listeners(event)) {
      if (!present.has(listener)) emitter.off(event, listener as () => void)
    }
  }
}
