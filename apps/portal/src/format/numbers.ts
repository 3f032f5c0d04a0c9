import { LOCALE } from './dates.ts'

const numbers = new Intl.NumberFormat(LOCALE)

/** A number as the portal shows it, in groups of three digits: `12,408`. */
export const formatNumber = (number: number): string => numbers.format(number)
