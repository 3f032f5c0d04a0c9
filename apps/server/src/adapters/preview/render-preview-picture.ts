import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import { PREVIEW_PIXELS, type Preview, type PreviewJob } from './render-preview.ts'

/** Larger pictures are not decoded: a small file can hold a picture that fills the memory. */
const MAX_PIXELS = 60_000_000
const MAX_SECONDS = 10
/** The memory limit of the PDF interpreter. */
const MAX_PDF_BYTES = 512 * 1024 * 1024
const WASM_PAGE_BYTES = 65_536
const POINTS_TO_PIXELS = 2

/**
 * Renders a new picture from a picture, rotated by its EXIF orientation, or from one page of a PDF. Only the visible pixels remain: no metadata,
 * no second picture, no trailing bytes. Scripts, links and forms of a PDF have no effect.
 *
 * @throws Error for a file that is broken, too large or not of its kind, and for a page that does not exist.
 */
export async function renderPreviewPicture({ kind, file, page }: PreviewJob): Promise<Preview> {
  if (kind === 'pdf') return await renderPage(file, page)
  const picture = sharp(file, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' }).autoOrient()
  return { image: await asWebp(picture), pages: 1 }
}

export class NoSuchPage extends Error {
  override readonly name = 'NoSuchPage'
}

async function renderPage(file: Uint8Array, number: number): Promise<Preview> {
  boundMemory()
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(file)
  const pages = document.getPageCount()
  if (number > pages) throw new NoSuchPage('There is no such page')
  const page = document.getPage(number - 1)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const longer = Math.max(originalWidth, originalHeight)
  const scale = Math.min(POINTS_TO_PIXELS, PREVIEW_PIXELS / longer)
  if (!(Math.min(originalWidth, originalHeight) * scale >= 1)) throw new Error('The page has no size')
  const { data, width, height } = await page.render({ scale, render: async (bitmap) => bitmap.data })
  return { image: await asWebp(sharp(data, { raw: { width, height, channels: 4 } })), pages }
}

/** The interpreter has no setting for its memory. It allocates with this function, and fails cleanly when the function throws. */
function boundMemory(): void {
  const { prototype } = Reflect.get(globalThis, 'WebAssembly').Memory as { prototype: WasmMemory }
  const { grow } = prototype
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE_BYTES > MAX_PDF_BYTES) throw new RangeError('The PDF takes too much')
    return grow.call(this, pages)
  }
}

/** The types of Node have no WebAssembly. */
type WasmMemory = { buffer: ArrayBuffer; grow(this: WasmMemory, pages: number): number }

const asWebp = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize({ width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80, effort: 2 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer()

// The process renders one file and ends, so it needs no cache and one processor. Decoders of all other formats are blocked.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
})
