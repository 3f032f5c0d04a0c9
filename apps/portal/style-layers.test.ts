import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { styleLayers } from './style-layers.ts'

const root = join(import.meta.dirname, '..', '..')
const transform = styleLayers().transform as (code: string, id: string) => { code: string } | undefined
const layersOf = (file: string) =>
  [...(transform('.a {}', join(root, file))?.code.matchAll(/@layer ([\w,]+)/g) ?? [])].map(([, names = '']) => names)

it('puts a style sheet into the layer of its room, after the order of all layers', () => {
  const [order = '', layer = ''] = layersOf('apps/portal/src/areas/home/screens/home/HomeScreen.module.css')
  expect(layer).toBe('areas')
  expect(order.split(',')).toEqual([
    ...['base', 'icons', 'controls', 'layout', 'feedback', 'navigation', 'overlays', 'records'],
    ...['shell', 'parts', 'areas'],
  ])
  expect(layersOf('packages/ui/src/controls/Button.module.css')).toEqual([order, 'controls'])
  expect(layersOf('packages/ui/src/base.css')).toEqual([])
})

it('has a room for every style sheet, and refuses one without', () => {
  const sheets = globSync('{packages/ui,apps/portal}/src/**/*.module.css', { cwd: root })
  expect(sheets.filter((file) => layersOf(file).length !== 2)).toEqual([])
  expect(() => layersOf('packages/ui/src/elsewhere/New.module.css')).toThrow('the style sheet is in no room')
})
