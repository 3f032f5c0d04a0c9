import type { Plugin } from 'vite'

/** The cascade layers by folder, in order: later layers win, so a screen overrides the components that it uses. */
const rooms: readonly (readonly [layer: string, folder: RegExp])[] = [
  ['icons', /\/ui\/src\/(icons|drawings)\//],
  ['controls', /\/ui\/src\/controls\//],
  ['layout', /\/ui\/src\/layout\//],
  ['feedback', /\/ui\/src\/(feedback\/|[^/]+$)/],
  ['navigation', /\/ui\/src\/navigation\//],
  ['overlays', /\/ui\/src\/overlays\//],
  ['records', /\/ui\/src\/records\//],
  ['shell', /\/portal\/src\/shell\//],
  ['parts', /\/portal\/src\/parts\//],
  ['areas', /\/portal\/src\/areas\//],
]

const order = `@layer base,${rooms.map(([layer]) => layer).join(',')};`

/**
 * Puts each style sheet into the cascade layer of its folder, so that between equally specific rules the layer decides, and not the order in
 * the build or, in development, of loading. Each style sheet starts with the order of all layers.
 *
 * @throws Error for a style sheet outside these folders.
 */
export function styleLayers(): Plugin {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform(code, id) {
      const file = id.replace(/\?.*$/, '')
      if (!file.endsWith('.module.css')) return undefined
      const room = rooms.find(([, folder]) => folder.test(file))
      if (!room) throw new Error(`${file}: the style sheet is in no room of style-layers.ts`)
      return { code: `${order}\n@layer ${room[0]} {\n${code}}\n`, map: null }
    },
  }
}
