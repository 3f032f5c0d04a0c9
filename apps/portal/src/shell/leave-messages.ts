/** Loaded with the questions before logging out alone. */
export const messages = {
  uploads: {
    title: 'Stop the upload?',
    text: 'Files are still uploading. Logging out stops them, and they are not kept in this browser.',
    stay: 'Stay',
    stop: 'Stop and log out',
  },
  drafts: {
    title: 'Keep what you wrote?',
    text: 'You wrote something that is not submitted yet. It can be kept for the next time you sign in, for 30 days. Files are not kept.',
    keep: 'Keep and log out',
    remove: 'Delete and log out',
    stay: 'Stay',
  },
} as const
