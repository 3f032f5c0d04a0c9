import { limits } from 'contract'

/** Limits of what visitors can trigger by entering an address, in sliding windows of an hour and a day. */
export interface AddressLimits {
  /** Seconds between two mails to one address; a mail asked for earlier waits. */
  readonly secondsBetweenMails: number
  readonly mailsPerHour: number
  readonly mailsPerDay: number
  readonly mailsPerNetworkAndHour: number
  readonly mailsOfAllPerHour: number
  /** Answers that reveal whether an address is known: per address, different addresses per network, and in total. */
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
