import { useMemo } from 'react'
import { usePage } from '../site/page.tsx'
import { useIsHydrated } from '../site/use-is-hydrated.ts'
import { createDateFormats, type DateFormats } from './dates.ts'

/**
 * Date formats in the time zone of the signed-in user's settings. Visitors see the zone of their device; the server does not know it and
 * renders UTC.
 */
export function useFormats(): DateFormats {
  const { session } = usePage()
  const isHydrated = useIsHydrated()
  const timeZone = session ? session.user.timeZone : isHydrated ? undefined : 'UTC'
  return useMemo(() => createDateFormats(timeZone), [timeZone])
}
