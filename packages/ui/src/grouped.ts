const numbers = new Intl.NumberFormat('en-US')

/** Formats a number in groups of three digits: `12,408`. */
export const grouped = (number: number): string => numbers.format(number)
