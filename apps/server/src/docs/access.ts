import type { ServedCall } from 'contract'

type Access = ServedCall['access']

/** Who may call an address, in a sentence of its description. */
export const accessTexts: Readonly<Record<Access, string>> = {
  session: 'Needs a session.',
  visitor: 'Answers with or without a session; without one, what guests may see.',
  open: 'Needs no session.',
}

/** The security requirements of an operation: visitor calls accept requests with and without a session. */
export function securityOf(access: Access): object[] {
  if (access === 'open') return []
  return access === 'visitor' ? [{}, { session: [] }] : [{ session: [] }]
}
