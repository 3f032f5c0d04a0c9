import { UI_API } from 'contract'

/** The address of a read of the UI service; absent parameters are left out, the others are sorted by name. */
export function uiApiUrl(path: string, query: Readonly<Record<string, string | number | undefined>> = {}): string {
  const params = Object.entries(query)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined && entry[1] !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]): [string, string] => [name, String(value)])
  const text = new URLSearchParams(params).toString()
  return `${UI_API}${path}${text === '' ? '' : `?${text}`}`
}
