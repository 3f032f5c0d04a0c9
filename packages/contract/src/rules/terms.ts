/** The version of the site terms and the privacy notice that people agree to when they register; the only one that is taken. */
export const termsVersion = '2025-03'
