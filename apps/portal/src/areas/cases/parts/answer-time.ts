/** `41 min`, `4 h 45 min`: a time of work in words; `None` where nothing was answered. */
export function answerTime(minutes: number | null): string {
  if (minutes === null) return 'None'
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
