import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type LinkPicture, renderLinkPicture } from './render-link-picture.ts'

const run = promisify(execFile)

const picture: LinkPicture = {
  kind: 'Documentation · Tarn NavData',
  title: 'Load a new cycle',
  owner: 'Navdesk',
  color: '#0f4162',
}
const render = (changes: Partial<LinkPicture> = {}) => renderLinkPicture({ ...picture, ...changes })

/** How many pixels of a part of a picture are not white. */
async function inkIn(rendered: Buffer, top: number, height: number): Promise<number> {
  const part = sharp(rendered).extract({ left: 40, top, width: 1160, height }).greyscale().threshold(200)
  const { data } = await part.raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value === 0).length
}

it('draws a picture of the size that is asked for, with a kind, a title and an owner', async () => {
  const rendered = await render()
  expect(await sharp(rendered).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  const bare = await render({ kind: '', title: '', owner: '' })
  for (const [top, height] of [
    [60, 80],
    [170, 330],
    [500, 130],
  ] as const) {
    expect(await inkIn(rendered, top, height)).toBeGreaterThan(1_000)
    expect(await inkIn(bare, top, height)).toBe(0)
  }
})

it('keeps a long title above the owner, one without spaces too', async () => {
  for (const title of ['An AIRAC cycle and what comes after it '.repeat(20), 'W'.repeat(255)]) {
    const rendered = await render({ title })
    expect(await inkIn(rendered, 170, 330)).toBeGreaterThan(10_000)
    expect(await inkIn(rendered, 500, 16)).toBe(0)
  }
})

it('renders markup in texts literally, in the color of the brand', async () => {
  const title = '<span size="1">R&D</span> & <b>'
  const rendered = await render({ title })
  expect(await inkIn(rendered, 170, 330)).toBeGreaterThan(await inkIn(await render({ title: 'R&D & ' }), 170, 330))
  const { data } = await sharp(await render({ color: '#8a1c4a' }))
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data]).toEqual([0x8a, 0x1c, 0x4a])
})

it('writes the same letters on a machine without fonts', async () => {
  const source = new URL('./render-link-picture.ts', import.meta.url).href
  const code = `import(${JSON.stringify(source)})
    .then(({ renderLinkPicture }) => renderLinkPicture(${JSON.stringify(picture)}))
    .then((rendered) => process.stdout.write(rendered.toString('base64')))`
  const env = { ...process.env, FONTCONFIG_FILE: '/no/fonts.conf', FONTCONFIG_PATH: '/no' }
  const { stdout } = await run(process.execPath, ['--conditions', 'development', '-e', code], { env })
  expect(stdout).toBe((await render()).toString('base64'))
})

it('writes nothing for a text that is not seen', async () => {
  expect((await render({ title: '\u0000\u200b  ' })).equals(await render({ title: '' }))).toBe(true)
})
