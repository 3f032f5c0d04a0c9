import { pageTexts } from 'contract'
import { useEffect } from 'react'
import { ClockIcon } from 'ui'
import { useToast } from '../parts/toasts.tsx'
import { takeTimedOut } from '../session/timed-out.ts'

/** Shows a toast when the session timed out on the previous page. It stays until closed, because the user may be away. */
export function useTimedOutToast(): void {
  const toast = useToast()
  useEffect(() => {
    if (takeTimedOut(sessionStorage)) toast({ message: pageTexts.TIMED_OUT, icon: ClockIcon, stays: true })
  }, [toast])
}
