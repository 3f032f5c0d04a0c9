import { pageTexts } from 'contract'
import { useEffect } from 'react'
import { ClockIcon } from 'ui'
import { useToast } from '../parts/toasts.tsx'
import { takeTimedOut } from '../session/timed-out.ts'

/** Tells those whose session has timed out on the page before. It stays until it is closed: they may come back later. */
export function useTimedOutToast(): void {
  const toast = useToast()
  useEffect(() => {
    if (takeTimedOut(sessionStorage)) toast({ message: pageTexts.TIMED_OUT, icon: ClockIcon, stays: true })
  }, [toast])
}
