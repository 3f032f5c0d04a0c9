import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import sharp, { type Sharp } from 'sharp'
import { expect, it } from 'vitest'
import { renderPreview } from './render-preview.ts'
import { renderPreviewPicture } from './render-preview-picture.ts'

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

it('renders in a separate process, which is killed when it takes too long', async () => {
  const file = await pdf('First page')
  expect(await renderPreview({ kind: 'pdf', file, page: 1 })).toMatchObject({ pages: 1 })
  expect(await renderPreview({ kind: 'pdf', file, page: 2 })).toBe('NoPage')
  expect(await renderPreview({ kind: 'pdf', file: file.subarray(0, 100), page: 1 })).toBe(null)
  expect(await renderPreview({ kind: 'pdf', file, page: 1 }, 0)).toBe(null)
})
