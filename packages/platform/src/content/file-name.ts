const MAX_CHARACTERS = 200
const MAX_EXTENSION = 10

/**
 * A file name that is safe to show and to offer for a download: no folders, no control characters, no text direction overrides,
 * at most 200 characters with the extension kept.
 */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = base
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (visible === '') return 'file'
  const extension = extensionOf(visible)
  const tail = extension === '' ? '' : `.${visible.slice(-extension.length)}`
  return [...visible].length <= MAX_CHARACTERS
    ? visible
    : `${[...withoutExtension(visible)].slice(0, MAX_CHARACTERS - tail.length).join('')}${tail}`
}

/** The extension in lower case without its point; empty when there is none that looks like one. */
export function extensionOf(fileName: string): string {
  const found = /[^.]\.([0-9A-Za-z]+)$/.exec(fileName)?.[1] ?? ''
  return found.length <= MAX_EXTENSION ? found.toLowerCase() : ''
}

export function withoutExtension(fileName: string): string {
  const extension = extensionOf(fileName)
  return extension === '' ? fileName : fileName.slice(0, -extension.length - 1)
}
