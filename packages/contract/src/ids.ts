const SUFFIX_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
const ID_PATTERN = /^[0-9A-Za-z]{15}(?:[A-Z0-5]{3})?$/

/** The id of "no record type". */
export const MASTER_RECORD_TYPE_ID = '012000000000000AAA'

/** The first three characters of the ids of list views. */
export const LIST_VIEW_PREFIX = '00B'

/** Whether a text has the form of a record id, of 15 or 18 characters. An 18-character id must carry the right check suffix. */
export function isRecordId(text: string): boolean {
  return ID_PATTERN.test(text) && (text.length === 15 || checkSuffix(text) === text.slice(15))
}

/**
 * The 18-character form of a record id.
 *
 * @returns null when the text is not a record id.
 */
export function toRecordId18(text: string): string | null {
  if (!isRecordId(text)) return null
  return text.length === 18 ? text : text + checkSuffix(text)
}

/** The first three characters of an id, which name its object. */
export function keyPrefixOf(id: string): string {
  return id.slice(0, 3)
}

/** The three check characters of an id: one per five characters, with a bit for each that is an upper-case letter. */
export function checkSuffix(id: string): string {
  let suffix = ''
  for (let block = 0; block < 3; block++) {
    let bits = 0
    for (let position = 0; position < 5; position++) {
      const code = id.charCodeAt(block * 5 + position)
      if (code >= 65 && code <= 90) bits |= 1 << position
    }
    suffix += SUFFIX_ALPHABET.charAt(bits)
  }
  return suffix
}
