/** Colors and fonts of mails, as hexadecimal values and names: mail programs support neither variables nor web fonts. */
export const mailLook = {
  page: '#eef3f6',
  sheet: '#ffffff',
  edge: '#c3ced6',
  rule: '#d9e0e5',
  ink: '#0f2333',
  secondInk: '#3c4d5b',
  thirdInk: '#556471',
  link: '#14527e',
  button: '#11476b',
  buttonInk: '#ffffff',
  sans: "'Instrument Sans','Segoe UI',Arial,sans-serif",
  mono: "'B612 Mono',Consolas,monospace",
} as const
