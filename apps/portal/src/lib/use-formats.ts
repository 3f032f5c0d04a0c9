import { useMemo } from 'react'
import { createDateFormats, type DateFormats } from './dates.ts'
import { usePage } from './page.tsx'

/** Dates and times in the time zone of the person signed in; of UTC for everybody else. */
export function useFormats(): DateFormats {
  const timeZone = usePage().session?.user.timeZone ?? 'UTC'
  return useMemo(() => createDateFormats(timeZone), [timeZone])
}
