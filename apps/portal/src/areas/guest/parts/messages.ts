/** Texts of the guest case modal. The specification gives buttons and stages, not the other texts. */
export const messages = {
  chooseSignIn: {
    title: 'Continue to open a case',
    text: 'Sign in to follow replies, add files and see all cases of your company in one place.',
    signIn: 'Sign in',
    or: 'or',
    asGuest: 'Continue as guest',
    noAccount: 'No account yet?',
    register: 'Register',
    hasCase: 'Already opened a case?',
    caseLink: 'Get a new link to your case',
  },
  two: {
    title: 'Continue as guest',
    text: 'Enter an e-mail address you can read now. We send you a link to the case form.',
    name: 'Name',
    nameHint: 'First and last name',
    email: 'E-mail',
    emailHint: 'As in name@company.com',
    back: 'Back',
    submit: 'Submit',
  },
  three: {
    title: 'Verify your e-mail',
    sentTo: 'We sent a link to',
    text: 'Open the link within 30 minutes, on any device, to fill in the case form. You can close this window.',
    resend: 'Resend',
    sentAgain: (seconds: number) => `E-mail sent again. You can resend in ${seconds} seconds.`,
    sentSoon: (untilMail: number, seconds: number) =>
      `We send the next e-mail in ${untilMail} seconds. You can resend in ${seconds} seconds.`,
    canResend: 'You can resend the e-mail.',
  },
  four: {
    User_Present: {
      title: 'You already have an account',
      text: (accountName: string) =>
        `This e-mail address belongs to a user of ${accountName}. Please log in to open a case.`,
      link: 'Login',
    },
    Contact_Present: {
      title: 'Create your account first',
      text: (accountName: string) =>
        `We know this e-mail address as a contact of ${accountName}. Please create an account to open a case.`,
      link: 'Create an Account',
    },
  },
  otherAddress: 'Not your address? Cancel and start again with another one.',
  cancel: 'Cancel',
  sending: 'Sending',
  /** Only logged. */
  notSent: 'The verification e-mail could not be requested.',
} as const
