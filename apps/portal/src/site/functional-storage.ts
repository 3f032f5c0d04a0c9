/** The keys of what is kept in this browser only while functional cookies are allowed: of each the whole key, or its start before a colon. */
export const functionalKeys = {
  /** What each person has searched for lately. */
  searches: 'navdesk-searches',
  /** A small number that tells visitors of one network apart. */
  articleBrowser: 'article-browser',
  /** That keys of one letter were turned off. */
  keysOff: 'case-list-keys',
  /** Which kinds of alerts of a product somebody had when they turned them off together. */
  alertKinds: 'alert-kinds',
} as const

/** Removes what is kept in this browser while functional cookies are allowed. */
export function forgetFunctional(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (Object.values(functionalKeys).some((one) => key === one || key.startsWith(`${one}:`))) storage.removeItem(key)
  }
}
