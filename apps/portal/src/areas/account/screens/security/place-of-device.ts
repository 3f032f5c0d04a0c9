import { messages } from './messages.ts'

/**
 * From where a device signed in, in words: people know their networks better than the numbers of addresses. Null where it is not known.
 *
 * @param network - such as `203.0.113.0/24`; @param own - that of the device in use.
 */
export function placeOfDevice(network: string | null, own: string | null): string | null {
  if (network === null) return null
  if (network === own) return messages.places.same
  if (isPrivate(network)) return messages.places.private
  return messages.places.other(network.replace(/\.0\/24$/, '.').replace(/::\/64$/, ':'))
}

/** Networks within a building or a machine: RFC 1918, RFC 4193, link-local and loopback. */
function isPrivate(network: string): boolean {
  return /^(?:10|127|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.|^f[cd][\da-f]{2}:|^fe80:|^0:0:0:0:/i.test(network)
}
