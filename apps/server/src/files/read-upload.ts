import { Readable } from 'node:stream'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import { AppError, limits } from 'contract'

/** A multipart upload while it streams in. */
export type UploadForm = {
  fileName: string
  /** The bytes of the file. It ends after the whole form was read, and fails when the form is invalid. */
  data: Readable
  /** The other parts, which may precede or follow the file: complete once `data` has ended. */
  readonly texts: Readonly<UploadTexts>
}

export type UploadTexts = { title?: string; description?: string; contentDocumentId?: string }

/** The parts of a multipart body as they arrive. */
export type Parts = AsyncIterator<Multipart>

export type UploadLimits = { fileBytes: number }

/**
 * The limits of the parser: a form is one file and a few short texts. The parser truncates a larger file silently, so
 * its limit is one byte above that of a file.
 */
export const parserLimits = {
  fileSize: limits.attachmentBytes + 1,
  files: 1,
  fields: 5,
  parts: 6,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  headerPairs: 20,
} as const

/**
 * Reads a form up to its file; the bytes are then streamed, and the parts after the file are read before the stream ends.
 * Bytes are counted as they arrive; Content-Length is not trusted.
 *
 * @throws AppError MISSING_ARGUMENT when there is no file, INVALID_API_INPUT for unknown parts and for a malformed
 * form. The stream fails with FILE_TOO_LARGE once the file is larger than the limit, and where the form breaks off.
 */
export async function readUpload(parts: Parts, most: UploadLimits): Promise<UploadForm> {
  const texts: UploadTexts = {}
  const file = await readUntilFile(parts, texts)
  if (file === null) throw new AppError('MISSING_ARGUMENT', { parameter: 'fileData' })
  return { fileName: baseName(file.filename), data: Readable.from(bytesOf(file, parts, texts, most)), texts }
}

async function* bytesOf(file: MultipartFile, parts: Parts, texts: UploadTexts, { fileBytes }: UploadLimits) {
  let bytes = 0
  for await (const chunk of chunksOf(file)) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A file part gave something other than bytes')
    bytes += chunk.length
    if (bytes > fileBytes) throw new AppError('FILE_TOO_LARGE')
    yield chunk
  }
  if (file.file.truncated) throw new AppError('FILE_TOO_LARGE')
  if ((await readUntilFile(parts, texts)) !== null) throw notUnderstood('it holds more than one file')
}

async function* chunksOf({ file }: MultipartFile): AsyncGenerator<unknown> {
  try {
    yield* file
  } catch (error) {
    refuse(error)
  }
}

async function readUntilFile(parts: Parts, texts: UploadTexts): Promise<MultipartFile | null> {
  for (;;) {
    const { done, value: part } = await parts.next().catch(refuse)
    if (done || part === undefined) return null
    if (part.type === 'file') {
      if (part.fieldname !== 'fileData') throw notUnderstood('the file belongs in the part fileData')
      return part
    }
    keepText(texts, part)
  }
}

function keepText(texts: UploadTexts, part: Extract<Multipart, { type: 'field' }>): void {
  const name = (['title', 'description', 'contentDocumentId'] as const).find((known) => known === part.fieldname)
  if (name === undefined) throw notUnderstood('it has a part that is not known')
  if (texts[name] !== undefined) throw notUnderstood(`the part ${name} is there twice`)
  if (typeof part.value !== 'string' || part.valueTruncated) throw notUnderstood(`the part ${name} is too long`)
  texts[name] = part.value
}

// Some clients send the whole path of the file on their machine, others no name.
function baseName(name: string | undefined): string {
  return name?.split(/[/\\]/).at(-1) || 'file'
}

// Errors of the parser about an incomplete or invalid form have no HTTP status.
function refuse(error: unknown): never {
  const isParsers =
    error instanceof Error && !(error instanceof AppError) && Reflect.get(error, 'statusCode') === undefined
  if (!isParsers) throw error
  throw new AppError('INVALID_API_INPUT', { reason: 'the form is not well formed' }, { cause: error })
}

const notUnderstood = (reason: string): AppError => new AppError('INVALID_API_INPUT', { reason })
