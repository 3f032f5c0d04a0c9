import { messages } from './messages.ts'

const UNITS = ['B', 'KB', 'MB', 'GB'] as const
const STEP = 1024

/** Formats a size: `2.4 MB`, `341 MB`, `12 KB`. */
export function formatBytes(bytes: number): string {
  const { amount, unit } = scaled(bytes, bytes)
  return `${amount} ${unit}`
}

/** Formats a part of a size in the unit of the total: `214 of 341 MB`. */
export function formatBytesOf(bytes: number, totalBytes: number): string {
  const { unit } = scaled(totalBytes, totalBytes)
  return messages.amountOf(scaled(bytes, totalBytes).amount, `${scaled(totalBytes, totalBytes).amount} ${unit}`)
}

/** @param measureBytes - decides the unit. */
function scaled(bytes: number, measureBytes: number): { amount: string; unit: (typeof UNITS)[number] } {
  let step = 0
  let divisor = 1
  while (measureBytes / divisor >= STEP && step < UNITS.length - 1) {
    step += 1
    divisor *= STEP
  }
  const amount = bytes / divisor
  const digits = step === 0 || amount >= 10 || Number.isInteger(amount) ? 0 : 1
  return { amount: amount.toFixed(digits), unit: UNITS[step] ?? 'B' }
}
