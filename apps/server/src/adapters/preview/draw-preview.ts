import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { PREVIEW_PIXELS, type Preview, type PreviewJob } from './render-preview.ts'

/** A picture of more pixels is not decoded: a small file can hold one that fills the memory. */
const MOST_PIXELS = 60_000_000
const MOST_SECONDS = 10
/** What a PDF may take of the memory of its interpreter. */
const MOST_PDF_BYTES = 512 * 1024 * 1024
const WASM_PAGE_BYTES = 65_536
const POINTS_TO_PIXELS = 2

/**
 * Draws a picture anew, turned as its camera was held, so that nothing of the file but what is seen is left: no metadata, no second picture, no
 * bytes behind it. For a PDF it draws one page; scripts, links and forms of it have no effect.
 *
 * @throws Error for a file that is broken, too large or not of its kind, and for a page that does not exist.
 */
export async function drawPreview({ kind, file, page }: PreviewJob): Promise<Preview> {
  if (kind === 'pdf') return await drawPage(file, page)
  const picture = sharp(file, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' }).autoOrient()
  return { image: await asWebp(picture), pages: 1 }
}

async function drawPage(file: Uint8Array, number: number): Promise<Preview> {
  boundMemory()
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  const pages = document.getPageCount()
  if (number > pages) throw new Error('There is no such page')
  const page = document.getPage(number - 1)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longer = Math.max(originalWidth, originalHeight)
  const scale = Math.min(POINTS_TO_PIXELS, PREVIEW_PIXELS / longer)
  if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) throw new Error('The page has no size')
  const { data, width, height } = await page.render({ scale, render: async (drawn) => drawn.data })
  return { image: await asWebp(sharp(data, { raw: { width, height, channels: 4 } })), pages }
}

/** The interpreter has no setting for it: it grows its memory by this function, and goes on without more when that fails. */
function boundMemory(): void {
  const { prototype } = Reflect.get(globalThis, 'WebAssembly').Memory as { prototype: WasmMemory }
  const { grow } = prototype
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE_BYTES > MOST_PDF_BYTES)
      throw new RangeError('The PDF takes too much')
    return grow.call(this, pages)
  }
}

/** The types of Node have no WebAssembly. */
type WasmMemory = { buffer: ArrayBuffer; grow(this: WasmMemory, pages: number): number }

const asWebp = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize({ width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer()

// One file is drawn and the process ends: nothing is kept, and one processor is enough. Only the decoders of the kinds that are shown are there.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
})
