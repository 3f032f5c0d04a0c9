import { isIP } from 'node:net'

/** Whether a host, with or without a port, is this machine by a name or address that no other machine can reach. */
export function isLoopback(host: string): boolean {
  const name = /^(?:\[([\da-f:]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(host)
  // No address can be built with a port above 65535.
  if (name === null || !URL.canParse(`http://${host}`)) return false
  const address = (name[1] ?? name[2] ?? '').toLowerCase()
  if (address === 'localhost' || address === '::1') return true
  return isIP(address) === 4 && address.startsWith('127.')
}
