import { RATE_WINDOW_MS, requestsAllowed, routeClasses } from '../http/rate-classes.ts'

/** Facts about this server in the document. */
export type DocumentFacts = {
  /** The name of the session cookie. */
  cookieName: string
  /** The factor for the limits of the rate classes. */
  rateScale: number
}

/** The introduction: rules that hold for all operations. */
export function introduction({ cookieName, rateScale }: DocumentFacts): string {
  const rates = routeClasses.map((name) => `\`${name}\` ${requestsAllowed(name, rateScale).toLocaleString('en-US')}`)
  return [
    'Everything the portal does goes through these operations, and other programs may use them too. All other addresses are pages of the portal and their files.',
    [
      `- Session: sign in with \`POST /auth/sign-in\` and keep the cookie \`${cookieName}\`. Requests that change something also carry the header \`x-csrf-token\`, whose value sign-in answers as \`csrfToken\`. They renew the idle time of the session, as does any request with the header \`x-user-activity: 1\`.`,
      '- Access: what you may not see answers exactly like what does not exist.',
      '- Errors: reads of the UI service answer a list of `errorCode` and `message`, its writes one object with the errors of each field, and all other addresses problem details (RFC 9457) with a `code`. Each operation lists the codes that it can answer.',
      `- Rates: requests from one address are counted by class, in ${RATE_WINDOW_MS / 1_000} seconds: ${rates.join(', ')}. Beyond that the answer is 429 with \`Retry-After\`.`,
      '- Units: times are ISO 8601 in UTC, sizes are in bytes.',
      '- Every GET except that of live events answers HEAD too, without the body.',
    ].join('\n'),
  ].join('\n\n')
}
