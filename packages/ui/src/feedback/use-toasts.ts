import { useCallback, useId, useRef, useState } from 'react'
import type { Toast } from './ToastRegion.tsx'

/**
 * The toasts of a `ToastRegion`, with stable functions to add and remove one. A new toast replaces earlier ones, except those with a button
 * and those that are shown until they are closed.
 */
export function useToasts(): {
  toasts: readonly Toast[]
  show: (toast: Omit<Toast, 'id'>) => void
  dismiss: (id: string) => void
} {
  const prefix = useId()
  const count = useRef(0)
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const show = useCallback(
    (toast: Omit<Toast, 'id'>) => {
      count.current += 1
      const id = `${prefix}-${count.current}`
      setToasts((before) => [...before.filter(({ action, stays }) => action || stays), { ...toast, id }])
    },
    [prefix],
  )
  const dismiss = useCallback((id: string) => setToasts((before) => before.filter((toast) => toast.id !== id)), [])
  return { toasts, show, dismiss }
}
