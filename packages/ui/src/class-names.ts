/** Joins the class names that are set, in order; falsy parts fall out. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
