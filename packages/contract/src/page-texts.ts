/** Those of the failure texts that any page may have to show at once, in a file of their own: it comes with every page. */
export const pageTexts = {
  NOT_SIGNED_IN: 'Your session has expired. Please Sign In again to continue.',
  TIMED_OUT: 'Your session has timed out. Try again.',
  TECHNICAL_DIFFICULTIES: 'We are having technical difficulties. Our team has been notified. Please try again shortly.',
} as const
