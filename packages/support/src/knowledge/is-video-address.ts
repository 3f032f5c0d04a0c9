/** Whether readers are led to an address for a video: by https, and to one of the hosts where any are named. */
export function isVideoAddress(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && (hosts.length === 0 || hosts.includes(url.host))
}
