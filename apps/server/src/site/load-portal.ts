import type { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { type PortalBuild, portalBuild } from './page-site.ts'

/** The portal's own folder, in the repository that this server stands in. */
export const portalFolder: string = fileURLToPath(new URL('../../../portal', import.meta.url))

/** Loads what `npm run build -w portal` wrote; null when it was not built. */
export async function loadBuiltPortal(): Promise<{ portal: PortalBuild; clientFolder: string } | null> {
  const entry = join(portalFolder, 'build/server/index.js')
  if (!existsSync(entry)) return null
  const clientFolder = join(portalFolder, 'build/client')
  const loaded = await import(pathToFileURL(entry).href)
  return { portal: portalBuild(loaded, await styleSheetOf(loaded, clientFolder)), clientFolder }
}

/** The style sheet of all screens, which the manifest of the build names at its root. */
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

/** Starts Vite on the portal's sources; pages are rendered from them as they are now. */
export async function startPortalDevServer(httpServer: unknown): Promise<DevServer> {
  const require = createRequire(join(portalFolder, 'package.json'))
  const { createServer } = await import(pathToFileURL(require.resolve('vite')).href)
  const restored = [keepListeners(process, 'SIGTERM'), keepListeners(process.stdin, 'end')]
  const server: DevServer = await createServer({
    root: portalFolder,
    appType: 'custom',
    // The default loader writes a file beside the configuration, which file watchers report as a change.
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: httpServer } },
  })
  // The compiler inside the router's plugin ends the process when that is told to stop; the product ends itself, and its
  // database with it.
  for (const restore of restored) restore()
  return server
}

/** Remembers the listeners of an event. @returns a function that removes those added since. */
function keepListeners(emitter: EventEmitter, event: string): () => void {
  const present = new Set<unknown>(emitter.listeners(event))
  return () => {
    for (const listener of emitter.listeners(event)) {
      if (!present.has(listener)) emitter.off(event, listener as () => void)
    }
  }
}
