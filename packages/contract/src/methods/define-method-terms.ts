import type { MethodTerms } from './server-method.ts'

/** Says how a server method is served and which schemas it has. */
export const defineMethodTerms = <const T extends MethodTerms>(terms: T): T => terms
