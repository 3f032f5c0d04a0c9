const UNITS = ['B', 'KB', 'MB', 'GB']

/** Formats a size: `2.4 MB`, `341 MB`, `12 KB`. */
export function formatBytes(bytes: number): string {
  const { amount, unit } = scaledBytes(bytes, bytes)
  return `${amount} ${unit}`
}

/** A size in the unit of another size, such as 512 KB of 8 MB: `0.5` and `MB`. */
export function scaledBytes(bytes: number, measureBytes: number): { amount: string; unit: string } {
  const step = Math.min(3, Math.floor(Math.log2(Math.max(1, measureBytes)) / 10))
  const amount = bytes / 1024 ** step
  const digits = step === 0 || amount >= 10 || Number.isInteger(amount) ? 0 : 1
  return { amount: amount.toFixed(digits), unit: UNITS[step] ?? '' }
}
