import { flag, maybe, text } from '../../define/check.ts'

/** For which screen apps are asked for (`Large`, `Medium`, `Small`), and whether as the user has arranged them. */
export const howShown = { formFactor: maybe(text), userCustomizations: maybe(flag) }
