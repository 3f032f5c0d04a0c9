import type { FileRange } from 'platform'

/**
 * Reads a Range header.
 *
 * @returns undefined where there is none, and for anything but a single range of bytes, which may be ignored.
 */
export function fileRange(header: string | undefined): FileRange | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, start = '', end = ''] = match ?? []
  if (start === '') return end === '' ? undefined : { last: Number(end) }
  if (end === '') return { start: Number(start) }
  return Number(end) < Number(start) ? undefined : { start: Number(start), end: Number(end) }
}
