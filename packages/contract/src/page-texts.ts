/** The failure texts that any page may need. A separate file, because every page loads it. */
export const pageTexts = {
  NOT_SIGNED_IN: 'Your session has expired. Please Sign In again to continue.',
  TIMED_OUT: 'Your session has timed out. Try again.',
  TECHNICAL_DIFFICULTIES: 'We are having technical difficulties. Our team has been notified. Please try again shortly.',
} as const
