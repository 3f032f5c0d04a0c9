import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { renderPreview } from './render-preview.ts'
import { renderPreviewPicture } from './render-preview-picture.ts'
import { findSandbox } from './sandbox.ts'

// The tests decode the rendered previews; the product never does.
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] })

const red = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })

async function pdf(...pages: string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: [400, 800], autoFirstPage: false })
  for (const text of pages) document.addPage().text(text)
  document.end()
  return await buffer(document)
}

const picture = (file: Uint8Array) => renderPreviewPicture({ kind: 'picture', file, page: 1 })
const page = (file: Uint8Array, number: number) => renderPreviewPicture({ kind: 'pdf', file, page: number })

it('renders pictures of every supported kind within the size of a screen, without the other contents of the file', async () => {
  const exif = { IFD0: { Copyright: 'canary-of-metadata' } }
  const photo = await red(3_000, 1_000).withExif(exif).keepMetadata().jpeg().toBuffer()
  expect(photo.includes('canary-of-metadata')).toBe(true)
  const hidden = Buffer.concat([photo, Buffer.from('<script>canary</script>')])
  const { image, pages } = await picture(hidden)
  expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 1_600, height: 533 })
  expect([pages, Buffer.from(image).includes('canary')]).toEqual([1, false])
  for (const file of [await red(20, 10).png().toBuffer(), await red(20, 10).gif().toBuffer()]) {
    expect(await sharp((await picture(file)).image).metadata()).toMatchObject({ format: 'webp', width: 20, height: 10 })
  }
  // Taken with the camera on its side.
  const turned = await red(20, 10).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await sharp((await picture(turned)).image).metadata()).toMatchObject({ width: 10, height: 20 })
})

it('decodes no picture of more pixels than fit into memory, none that is torn, and no other format', async () => {
  const bomb = await red(8_000, 8_000).png({ compressionLevel: 2 }).toBuffer()
  expect(bomb.length).toBeLessThan(2_000_000)
  const torn = (await red(300, 300).png().toBuffer()).subarray(0, 200)
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')
  for (const file of [bomb, torn, drawing, await red(9, 9).tiff().toBuffer(), Buffer.from('text')]) {
    await expect(picture(file)).rejects.toThrow()
  }
})

it('renders a page of a PDF, and rejects a missing page and a broken file', async () => {
  const file = await pdf('First page', 'Second page')
  const first = await page(file, 1)
  expect([first.pages, await sharp(first.image).metadata()]).toEqual([
    2,
    expect.objectContaining({ format: 'webp', width: 800, height: 1_600 }),
  ])
  // Black letters on white paper.
  expect((await sharp(first.image).stats()).channels[0]).toMatchObject({ min: expect.closeTo(0, -1.7), max: 255 })
  expect(Buffer.from((await page(file, 2)).image).equals(first.image)).toBe(false)
  await expect(page(file, 3)).rejects.toThrow('There is no such page')
  await expect(page(file.subarray(0, 100), 1)).rejects.toThrow()
})

it('renders in a separate process within the sandbox, which is killed when it takes too long', async () => {
  const sandbox = await findSandbox()
  const file = await pdf('First page')
  expect(await renderPreview({ kind: 'pdf', file, page: 1 }, sandbox)).toMatchObject({ pages: 1 })
  expect(await renderPreview({ kind: 'pdf', file, page: 2 }, sandbox)).toBe('NoPage')
  expect(await renderPreview({ kind: 'pdf', file: file.subarray(0, 100), page: 1 }, sandbox)).toBe(null)
  expect(await renderPreview({ kind: 'pdf', file, page: 1 }, sandbox, 0)).toBe(null)
  const largest = await red(7_700, 7_700).png({ compressionLevel: 2 }).toBuffer()
  expect(await renderPreview({ kind: 'picture', file: largest, page: 1 }, sandbox)).toMatchObject({ pages: 1 })
})

it('gives a rendering no file, no program and no memory beyond its own, and no network where namespaces are allowed', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const [program, ...more] = await findSandbox()
  const outcomes: Record<string, string> = {
    file: await outcomeOf(
      program,
      more,
      `require('fs').readFileSync(${JSON.stringify(process.cwd())} + '/package.json')`,
    ),
    writing: await outcomeOf(program, more, `require('fs').writeFileSync('/tmp/preview', 'x')`),
    program: await outcomeOf(program, more, `require('child_process').execFileSync('true')`),
    memory: await outcomeOf(program, more, `const all = []; while (all.length < 20) all.push(Buffer.alloc(1e8, 1))`),
    network: await outcomeOf(
      program,
      more,
      `require('net').connect(${port}, '127.0.0.1').on('connect', () => process.exit())`,
    ),
  }
  server.close()
  const isLimited = program !== process.execPath
  expect(outcomes).toEqual({
    file: 'refused',
    writing: 'refused',
    program: 'refused',
    memory: isLimited ? 'refused' : 'done',
    network: more.includes('bwrap') ? 'refused' : 'done',
  })
  expect(isLimited).toBe(process.platform === 'linux')
})

/** Whether Node runs this code in a sandbox, or fails. */
async function outcomeOf(program: string, more: readonly string[], code: string): Promise<'done' | 'refused'> {
  const { promise, resolve } = Promise.withResolvers<'done' | 'refused'>()
  execFile(program, [...more, '-e', code], { env: {} }, (error) => resolve(error === null ? 'done' : 'refused'))
  return await promise
}
