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

/** `case` becomes `a case`, `aircraft` becomes `an aircraft`. */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`

/** `case` becomes `cases`, `reply` becomes `replies`. */
export const plural = (noun: string): string => {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  return noun.endsWith('s') ? noun : `${noun}s`
}

/** `cases` becomes `case`, `replies` becomes `reply`; a word without a plural stays. */
export const singular = (noun: string): string => noun.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
