import { useMemo } from 'react'
import { usePage } from '../site/page.tsx'
import { useIsHydrated } from '../site/use-is-hydrated.ts'
import { createDateFormats, type DateFormats } from './dates.ts'

/**
 * Dates and times in the time zone that the person signed in has set. Those of visitors are in the zone of their device, which the server
 * does not know: it renders them in UTC.
 */
export function useFormats(): DateFormats {
  const { session } = usePage()
  const isHydrated = useIsHydrated()
  const timeZone = session ? session.user.timeZone : isHydrated ? undefined : 'UTC'
  return useMemo(() => createDateFormats(timeZone), [timeZone])
}
