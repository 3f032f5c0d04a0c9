import { Type } from 'typebox'

/** The header in descriptions of routes. */
export const attachmentHeader = Type.String({ description: 'Always `attachment`, with the file name.' })

/**
 * The header that makes a browser save a file under its name instead of showing it (RFC 6266): the name in plain ASCII, and
 * whole in UTF-8 (RFC 8187) where it has other characters.
 */
export function attachmentNamed(fileName: string): string {
  const name = fileName.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '')
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_')
  return plain === name
    ? `attachment; filename="${plain}"`
    : `attachment; filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}

// encodeURIComponent does not escape four characters that are special in the header.
function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
