import * as limits from '../limits.ts'

/** The rules of a new password, in the order in which they are shown. */
export const passwordRules = [
  'length',
  'upperCase',
  'lowerCase',
  'digit',
  'special',
  'noSpaces',
  'noPasswordWord',
] as const

export type PasswordRule = (typeof passwordRules)[number]

/**
 * The rules that a password breaks; none for a good one. Length is counted in code points after NFC. Only the server can check
 * that it differs from the last three passwords.
 */
export function brokenPasswordRules(password: string): PasswordRule[] {
  const text = password.normalize('NFC')
  const holds: Record<PasswordRule, boolean> = {
    length: [...text].length >= limits.passwordMinCharacters && [...text].length <= limits.passwordMaxCharacters,
    upperCase: /\p{Lu}/u.test(text),
    lowerCase: /\p{Ll}/u.test(text),
    digit: /\d/.test(text),
    special: /[$!.#^@%&]/.test(text),
    noSpaces: !/\s/.test(text),
    noPasswordWord: !text.toLowerCase().includes('password'),
  }
  return passwordRules.filter((rule) => !holds[rule])
}
