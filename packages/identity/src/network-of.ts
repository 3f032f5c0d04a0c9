import { isIPv4, isIPv6 } from 'node:net'

/** A network with counters of its own. */
export interface Network {
  readonly name: string
  /** Its limits are this many times those of the smallest network of an address. */
  readonly times: number
}

/** A customer of a provider who has a /48 can choose from 65,536 smaller networks. */
const TIMES_OF_48 = 2

/**
 * The networks under which attempts and connections from an address are counted, the smallest first: the first 24 bits of IPv4 (also when
 * mapped into IPv6); the first 64 and the first 48 of IPv6, the smallest and the largest network that a provider assigns to one customer. A
 * text that is not an address counts as a separate network.
 */
export function networksOf(ip: string): readonly [Network, ...Network[]] {
  const address = ip.split('%', 1)[0] ?? ''
  if (isIPv4(address)) return [{ name: `${address.split('.').slice(0, 3).join('.')}.0/24`, times: 1 }]
  if (!isIPv6(address)) return [{ name: ip, times: 1 }]
  const groups = groupsOf(address)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6)
    return [{ name: `${high >> 8}.${high & 0xff}.${low >> 8}.0/24`, times: 1 }]
  }
  const first = (count: number): string =>
    groups
      .slice(0, count)
      .map((group) => group.toString(16))
      .join(':')
  return [
    { name: `${first(4)}::/64`, times: 1 },
    { name: `${first(3)}::/48`, times: TIMES_OF_48 },
  ]
}

/** The smallest of {@link networksOf}, in a readable form. */
export const networkOf = (ip: string): string => networksOf(ip)[0].name

/** The widest of {@link networksOf}: its owner can use every smaller one. */
export const widestNetworkOf = (ip: string): string => (networksOf(ip).at(-1) ?? networksOf(ip)[0]).name

// The URL parser reads every notation of an IPv6 address and returns one: hexadecimal groups and at most one `::`.
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const parse = (part = ''): number[] => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)))
  const before = parse(head)
  const after = parse(tail)
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
