import { useState } from 'react'
import { usePage } from '../site/page.tsx'
import type { PostedForm } from '../site/posted-form.ts'
import { useIsHydrated } from '../site/use-is-hydrated.ts'

/** The result of this form when the browser posted it natively; null when it was not, and on every later screen. */
export function usePosted(form: string): PostedForm | null {
  const { posted } = usePage()
  const isLater = useIsHydrated()
  return useState(() => (!isLater && posted?.form === form ? posted : null))[0]
}
