import { useMemo } from 'react'
import { usePage } from '../site/page.tsx'
import { createDateFormats, type DateFormats } from './dates.ts'

/** Dates and times in the time zone of the person signed in; of UTC for everybody else. */
export function useFormats(): DateFormats {
  const timeZone = usePage().session?.user.timeZone ?? 'UTC'
  return useMemo(() => createDateFormats(timeZone), [timeZone])
}
