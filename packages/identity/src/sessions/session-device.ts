import Bowser from 'bowser'
import { networkOf } from '../network-of.ts'

/** From where a session is begun, as its owner will recognise it. */
export interface SessionDevice {
  /** Such as `Firefox on Windows`; null when the caller does not say what it is. */
  readonly browser: string | null
  /** The network of the caller's address; no service is asked where that is. */
  readonly network: string
}

/** A caller as the server knows it. */
export interface Caller {
  /** The IP address, as the server determined it. */
  readonly ip: string
  /** The `User-Agent` header. */
  readonly userAgent?: string | undefined
}

const MOST_CHARACTERS = 80

/** What is stored of a caller: two short texts instead of the whole header and the whole address. */
export function deviceOf({ ip, userAgent = '' }: Caller): SessionDevice {
  const { browser, os } = Bowser.parse(userAgent === '' ? 'unknown' : userAgent)
  const text = [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' on ')
  return { browser: text === '' ? null : text.slice(0, MOST_CHARACTERS), network: networkOf(ip) }
}
