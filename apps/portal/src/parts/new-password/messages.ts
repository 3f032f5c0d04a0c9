import { limits, type PasswordRule } from 'contract'

export const messages = {
  password: 'New password',
  confirmation: 'Re-enter password',
  rules: {
    length: `At least ${limits.passwordMinCharacters} characters`,
    upperCase: 'One uppercase letter',
    lowerCase: 'One lowercase letter',
    digit: 'One number',
    special: 'One special character: $ ! . # ^ @ % &',
    noSpaces: 'No spaces',
    noPasswordWord: 'Does not contain “password”',
  } satisfies Record<PasswordRule, string>,
  hardToGuess: 'Not common or easy to guess',
  notUsedBefore: `Not one of your last ${limits.passwordHistory} passwords`,
} as const
