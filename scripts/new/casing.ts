/** `escalate-case` becomes `escalateCase`. */
export const camelCase = (kebab: string): string =>
  kebab.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** `escalate-case` becomes `EscalateCase`. */
export const pascalCase = (kebab: string): string => camelCase(`-${kebab}`)

/** `escalate-case` becomes `Escalate case`. */
export const sentenceCase = (kebab: string): string => {
  const words = kebab.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
