/** Separate from the other messages of the shell, because the dialog is loaded late. */
export const messages = {
  stillThere: 'Still there?',
  stillThereText: (seconds: number) =>
    `Your session is suspended because there was no activity. You are logged out in ${seconds} ${
      seconds === 1 ? 'second' : 'seconds'
    } unless you press Continue Working.`,
  secondsLeft: (seconds: number) => `${seconds} seconds left`,
  continueWorking: 'Continue Working',
  logOut: 'Log Out',
  close: 'Close',
} as const
