/** The case number in a text of digits, with or without leading zeros; null for any other text. */
export function caseNumberIn(text: string): string | null {
  const digits = text.trim()
  return /^\d{4,8}$/.test(digits) ? digits.padStart(8, '0') : null
}
