/** The name of a file from its title, which may be its whole name, and its extension without the point. */
export function fileNameOf(title: string, extension: string): string {
  const end = extension === '' ? '' : `.${extension}`
  return title.toLowerCase().endsWith(end.toLowerCase()) ? title : title + end
}
