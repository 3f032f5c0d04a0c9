/** The host that pictures may come from, and the port on this machine of the server that counts the requests. */
export type AddressParts = { host: string; port: number }

/**
 * Addresses that lead elsewhere than they seem to: every disguise of a target with every target, and every
 * scheme that runs or reads something, in every disguise, without repetition.
 */
export function unsafeAddresses({ host, port }: AddressParts): string[] {
  const hidden = targets(port).flatMap((target) => targetDisguises.map((disguise) => disguise(target, host)))
  const schemes = runningSchemes.flatMap(([scheme, rest]) => schemeDisguises.map((disguise) => disguise(scheme) + rest))
  const lookAlikes = lookAlikesOf(host).map((like) => `https://${like}/a.png`)
  return [...new Set([...hidden, ...schemes, ...lookAlikes])]
}

/** This machine in its many spellings, a network that only this machine reaches, and another host. */
const targets = (port: number): string[] => [
  `127.0.0.1:${port}`,
  `localhost:${port}`,
  `127.1:${port}`,
  `2130706433:${port}`,
  `0x7f000001:${port}`,
  `0177.0.0.1:${port}`,
  `0:${port}`,
  `[::1]:${port}`,
  `[::ffff:127.0.0.1]:${port}`,
  `\u2460\u2461\u2466.\u24ea.\u24ea.\u2460:${port}`,
  '169.254.169.254',
  'evil.example',
]

/** How an address hides its target behind the host that is allowed. */
const targetDisguises: readonly ((target: string, host: string) => string)[] = [
  (target) => `https://${target}/a.png`,
  (target) => `http://${target}/a.png`,
  (target) => `//${target}/a.png`,
  (target) => `/\\${target}/a.png`,
  (target) => `\\\\${target}\\a.png`,
  (target) => `https:${target}/a.png`,
  (target) => `https:/${target}/a.png`,
  (target) => `https:\\\\${target}/a.png`,
  (target) => `https:////${target}/a.png`,
  (target) => ` \thttps://${target}/a.png`,
  (target) => `ht\ntps://${target}/a.png`,
  (target, host) => `https://${host}@${target}/a.png`,
  (target, host) => `https://${host}:443@${target}/a.png`,
  (target, host) => `https://${host}%2f@${target}/a.png`,
  (target, host) => `https://${host}%00@${target}/a.png`,
  (target, host) => `https://${target}\\@${host}/a.png`,
  (target, host) => `https://${target}#@${host}/a.png`,
  (target, host) => `https://${target}?@${host}/a.png`,
  (target, host) => `https://${target}/@${host}/a.png`,
  (target, host) => `https://user@${target}@${host}/a.png`,
  (target, host) => `https://${host}\t@${target}/a.png`,
  (target, host) => `https://${host}\uff0f@${target}/a.png`,
  (target, host) => `https://${host}/a.png?url=https://${target}/`,
  (target, host) => `https://${host}//${target}/a.png`,
]

/** Addresses that run code, show a page or read a file, by scheme. */
const runningSchemes: readonly (readonly [scheme: string, rest: string])[] = [
  ['javascript', ':alert(1)'],
  ['javascript', '://photos.example/%0aalert(1)'],
  ['data', ':text/html,<script>alert(1)</script>'],
  ['data', ':image/svg+xml;base64,PHN2Zy8+'],
  ['vbscript', ':msgbox(1)'],
  ['file', ':///etc/passwd'],
  ['blob', ':https://evil.example/1'],
  ['filesystem', ':https://evil.example/temporary/a'],
  ['view-source', ':https://evil.example/'],
  ['jar', ':https://evil.example!/a'],
  ['ftp', '://evil.example/a'],
  ['ws', '://evil.example/a'],
  ['gopher', '://evil.example/_a'],
  ['intent', '://evil.example#Intent;end'],
  ['php', '://filter/resource=a'],
]

const schemeDisguises: readonly ((scheme: string) => string)[] = [
  (scheme) => scheme,
  (scheme) => scheme.toUpperCase(),
  (scheme) => ` ${scheme}`,
  (scheme) => `\u0001${scheme}`,
  (scheme) => `\u00a0${scheme}`,
  (scheme) => `\ufeff${scheme}`,
  (scheme) => `${scheme.slice(0, 2)}\t${scheme.slice(2)}`,
  (scheme) => `${scheme.slice(0, 2)}\r\n${scheme.slice(2)}`,
  (scheme) => `${scheme.slice(0, 2)}<!-- -->${scheme.slice(2)}`,
  (scheme) => `%${scheme.charCodeAt(0).toString(16)}${scheme.slice(1)}`,
  (scheme) => `&#${scheme.charCodeAt(0)};${scheme.slice(1)}`,
  (scheme) => `\\u00${scheme.charCodeAt(0).toString(16)}${scheme.slice(1)}`,
  (scheme) => `url:${scheme}`,
  (scheme) => `https:${scheme}`,
]

/** Hosts that look like the allowed one; browsers normalise a few of them to it. */
function lookAlikesOf(host: string): string[] {
  const [name = '', ...rest] = host.split('.')
  const domain = rest.join('.')
  return [
    `${host}.`,
    `${host}..`,
    `${host}:8443`,
    `${host}:0`,
    `${host}.evil.example`,
    `${host}-evil.example`,
    `evil${host}`,
    `evil.${host}`,
    domain,
    `${name}%2e${domain}`,
    `${name}\u3002${domain}`,
    `${name}\u00ad.${domain}`,
    `${name}\u200b.${domain}`,
    `${name}\u202e.${domain}`,
    host.replace('o', '\u03bf'),
    host.replace('o', '\u043e'),
    host.replace('o', '\u{1d5c8}'),
    `xn--${host}`,
    `${host}%00.evil.example`,
    `${host}\u0000.evil.example`,
    `${host}%09`,
    `user@${host}`,
    `user:word@${host}`,
    `:@${host}`,
    `[${host}]`,
    `*.${domain}`,
  ]
}
