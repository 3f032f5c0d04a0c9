import { limits } from 'contract'

/** How much strangers may cause by naming addresses. An hour and a day are those before now. */
export interface AddressLimits {
  /** Seconds between two mails to one address; a mail asked for earlier waits. */
  readonly secondsBetweenMails: number
  readonly mailsPerHour: number
  readonly mailsPerDay: number
  readonly mailsPerNetworkAndHour: number
  readonly mailsOfAllPerHour: number
  /** Answers that tell whether an address is known: of one address, of different ones per network, and of everybody. */
  readonly answersPerAddressAndHour: number
  readonly addressesPerNetworkAndHour: number
  readonly answersOfAllPerHour: number
}

export const addressLimits: AddressLimits = {
  secondsBetweenMails: limits.resendSeconds,
  mailsPerHour: 5,
  mailsPerDay: 10,
  mailsPerNetworkAndHour: 60,
  mailsOfAllPerHour: 2_000,
  answersPerAddressAndHour: 3,
  addressesPerNetworkAndHour: 5,
  answersOfAllPerHour: 500,
}
