import { createContext, type ReactNode, useContext } from 'react'
import { type Toast, ToastRegion, useToasts } from 'ui'

type ShowToast = (toast: Omit<Toast, 'id'>) => void

const ToastContext = createContext<ShowToast | null>(null)

/** Shows passing facts at the edge of the page. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { toasts, show, dismiss } = useToasts()
  return (
    <ToastContext value={show}>
      {children}
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </ToastContext>
  )
}

/** Tells a passing fact; never the only place of an error that stays. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext)
  if (!show) throw new Error('there is no place for toasts around this component')
  return show
}
