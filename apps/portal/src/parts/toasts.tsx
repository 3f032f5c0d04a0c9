import { createContext, type ReactNode, useContext } from 'react'
import { type Toast, ToastRegion, useToasts } from 'ui'

type ShowToast = (toast: Omit<Toast, 'id'>) => void

const ToastContext = createContext<ShowToast | null>(null)

/** Shows short-lived messages at the edge of the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts()
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  )
}

/** Shows a short-lived message. Do not use it as the only place of a lasting error. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('there is no place for toasts around this component')
  return show
}
