/** The kind of a file: its type name on records, and the media type of its download. */
export type FileKind = { fileType: string; contentType: string }

type KnownKind = FileKind & { extensions: readonly string[]; isIn: (head: Buffer) => boolean }

/** How many bytes distinguish the known kinds. */
export const HEAD_BYTES = 512

const unknown: FileKind = { fileType: 'UNKNOWN', contentType: 'application/octet-stream' }

const starts = (hex: string, at = 0) => {
  const mark = Buffer.from(hex, 'hex')
  return (head: Buffer) => head.subarray(at, at + mark.length).equals(mark)
}
const isZip = starts('504b0304')
const isCompound = starts('d0cf11e0a1b11ae1')
const isPlainText = (head: Buffer) => !head.includes(0)

/** No HTML, SVG or scripts: a browser must not run what users uploaded. */
const kinds: readonly KnownKind[] = [
  kind('PDF', 'application/pdf', ['pdf'], starts('255044462d')),
  kind('PNG', 'image/png', ['png'], starts('89504e470d0a1a0a')),
  kind('JPG', 'image/jpeg', ['jpg', 'jpeg'], starts('ffd8ff')),
  kind('GIF', 'image/gif', ['gif'], starts('47494638')),
  kind('MP4', 'video/mp4', ['mp4', 'm4v'], starts('66747970', 4)),
  kind('ZIP', 'application/zip', ['zip'], isZip),
  kind('WORD_X', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx'], isZip),
  kind('EXCEL_X', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['xlsx'], isZip),
  kind('POWER_POINT_X', 'application/vnd.openxmlformats-officedocument.presentationml.presentation', ['pptx'], isZip),
  kind('WORD', 'application/msword', ['doc'], isCompound),
  kind('EXCEL', 'application/vnd.ms-excel', ['xls'], isCompound),
  kind('POWER_POINT', 'application/vnd.ms-powerpoint', ['ppt'], isCompound),
  kind('CSV', 'text/csv', ['csv'], isPlainText),
  kind('TEXT', 'text/plain', ['txt', 'log'], isPlainText),
]

/** The kind of a file by its extension, if its first bytes agree; anything else is unknown. */
export function fileKindOf(extension: string, head: Buffer): FileKind {
  return kinds.find(({ extensions, isIn }) => extensions.includes(extension) && isIn(head)) ?? unknown
}

/** The media type of a stored file, by the type on its record. */
export function contentTypeOf(fileType: string): string {
  return kinds.find((candidate) => candidate.fileType === fileType)?.contentType ?? unknown.contentType
}

function kind(
  fileType: string,
  contentType: string,
  extensions: readonly string[],
  isIn: KnownKind['isIn'],
): KnownKind {
  return { fileType, contentType, extensions, isIn }
}
