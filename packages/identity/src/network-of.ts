import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network under which attempts and connections from an address are counted: the first 24 bits of IPv4 (also when mapped
 * into IPv6), the first 56 of IPv6, the usual assignment to one customer of a provider. A text that is not an address is returned unchanged.
 */
export function networkOf(ip: string): string {
  const address = ip.split('%', 1)[0] ?? ''
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(address)) return ip
  const groups = groupsOf(address)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return `${high >> 8}.${high & 0xff}.${low >> 8}.0/24`
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

// The URL parser reads every notation of an IPv6 address and returns one: hexadecimal groups and at most one `::`.
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const parse = (part = ''): number[] => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const before = parse(head)
  const after = parse(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
