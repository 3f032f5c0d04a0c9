import type { ArrivedFile } from './arriving-file.ts'
import { fileKindOf } from './file-kind.ts'
import { extensionOf, safeFileName } from './file-name.ts'
import type { UploadDetails } from './upload.ts'

/** A file whose bytes are in the store, with the values for its records. */
export type StoredFile = UploadDetails &
  ArrivedFile & {
    fileName: string
    fileType: string
    extension: string
  }

/** Gives a file a safe name and detects its kind. @param head - the first `HEAD_BYTES` of the file. */
export function storedFile(file: ArrivedFile, name: string, head: Buffer, details: UploadDetails = {}): StoredFile {
  const fileName = safeFileName(name)
  const extension = extensionOf(fileName)
  const { fileType } = fileKindOf(extension, head)
  const { key, bytes, sha256 } = file
  return { ...details, key, fileName, fileType, extension, bytes, sha256 }
}
