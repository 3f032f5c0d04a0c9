export const messages = {
  lead: 'Follow your cases, open new ones and read the articles for your products.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign In',
  signingIn: 'Signing in',
  // The text of the specification; what stands in for `{email}` is an example.
  emailInvalid: (email: string) => `Enter a valid email address, such as ${email}.`,
  emailTooLong: (most: number) => `An e-mail address has at most ${most} characters.`,
  exampleEmail: 'name@company.com',
  passwordMissing: 'Enter your password.',
  noConnection: 'There is no connection. Nothing was sent, and what you typed is still here.',
  fault: 'We are having technical difficulties. Our team has been notified. Please try again shortly.',
  reasons: {
    expired: 'Your session has expired. Please Sign In again to continue.',
    'timed-out': 'Your session has timed out. Try again.',
    'signed-out': 'You are logged out.',
  },
} as const
