import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'

// The first script of a page: what its route needs before the page can be used, by the manifest of the build. Sizes are those of the brotli
// files that the server sends.

type Part = { module: string; clientLoaderModule?: string; imports?: string[] }
type Manifest = { entry: Part; routes: Record<string, Part> }

const clientFolder = join(import.meta.dirname, '../apps/portal/build/client')

function readManifest(): Manifest {
  const assets = join(clientFolder, 'assets')
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file))
  if (name === undefined) throw new Error('The portal is not built: npm run build -w portal')
  const script = readFileSync(join(assets, name), 'utf8')
  return JSON.parse(script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1))
}

function firstScriptOf(route: string): string[] {
  const { entry, routes } = readManifest()
  const parts = [entry, routes.root, routes[route]].map((part) => {
    if (part === undefined) throw new Error(`The build has no route ${route}`)
    return part
  })
  const files = parts.flatMap(({ module, clientLoaderModule, imports = [] }) => [
    module,
    clientLoaderModule ?? module,
    ...imports,
  ])
  return [...new Set(files)]
}

const budgets = { article: 135_000, home: 172_000, caseManager: 172_000, openCase: 172_000, caseDetails: 172_000 }

test('the first script of each page keeps its budget', () => {
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(clientFolder, file))).length
    sizes.set(file, size)
    return size
  }
  for (const [route, mostBytes] of Object.entries(budgets)) {
    const files = firstScriptOf(route)
    const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0)
    expect(bytes, `bytes of the route ${route}`).toBeLessThanOrEqual(mostBytes)
    expect(files.length, `files of the route ${route}`).toBeLessThan(29)
  }
})

test('an article loads no code of pages that only signed-in people read', () => {
  expect(firstScriptOf('article').filter((file) => file.includes('/shared-'))).toEqual([])
})
