const MAX_CHARACTERS = 200
const MAX_EXTENSION = 10

/**
 * A file name that is safe to show and to offer for a download: no folders, no control characters, no text direction overrides,
 * at most 200 characters with the extension kept.
 */
export function safeFileName(name: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const visible = withoutEdges(base.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '').replace(/\s+/g, ' '))
  if (visible === '') return 'file'
  const extension = extensionOf(visible)
  const tail = extension === '' ? '' : `.${visible.slice(-extension.length)}`
  return [...visible].length <= MAX_CHARACTERS
    ? visible
    : `${[...withoutExtension(visible)].slice(0, MAX_CHARACTERS - tail.length).join('')}${tail}`
}

/** Trims points and spaces. A loop, because a regular expression takes quadratic time for a long run of them inside. */
function withoutEdges(text: string): string {
  const isEdge = (at: number): boolean => text.charAt(at) === '.' || text.charAt(at) === ' '
  let start = 0
  let end = text.length
  while (start < end && isEdge(start)) start += 1
  while (end > start && isEdge(end - 1)) end -= 1
  return text.slice(start, end)
}

/** The extension in lower case without its point; empty when there is none that looks like one. */
export function extensionOf(fileName: string): string {
  const extension = /[^.]\.([0-9A-Za-z]+)$/.exec(fileName)?.[1] ?? ''
  return extension.length <= MAX_EXTENSION ? extension.toLowerCase() : ''
}

export function withoutExtension(fileName: string): string {
  const extension = extensionOf(fileName)
  return extension === '' ? fileName : fileName.slice(0, -extension.length - 1)
}
