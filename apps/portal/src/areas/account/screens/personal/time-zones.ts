/** The time zones that can be chosen, by their names, such as `America/Chicago`. */
export function timeZoneOptions(): { value: string; label: string }[] {
  const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])
  return [...names].map((name) => ({ value: name, label: name }))
}
