export const signOutMessages = {
  uploads: {
    title: 'Stop the upload?',
    text: 'Files are still uploading. Logging out stops them, and they are not kept in this browser.',
    stay: 'Stay',
    stop: 'Stop and log out',
  },
  drafts: {
    title: 'Keep what you wrote?',
    text: 'You have unsent text. We can keep it for your next sign-in, for up to 30 days. Files are not kept.',
    keep: 'Keep and log out',
    remove: 'Delete and log out',
    stay: 'Stay',
    notKept: 'You are still signed in: the server did not answer, and what you wrote is not kept there yet. Try again.',
    notDeleted: 'You are still signed in: the server did not answer, and what you wrote is not deleted yet. Try again.',
  },
} as const
