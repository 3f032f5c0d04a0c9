import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../controls/Button.tsx'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { CloseIcon, InfoIcon } from '../icons/icons.ts'
import { messages } from '../messages.ts'
import styles from './ToastRegion.module.css'

/** A short-lived message. An error must also be shown elsewhere. */
export interface Toast {
  id: string
  message: string
  icon?: IconShape | undefined
  /** One button, such as Undo. */
  action?: ReactNode
  /** The toast is shown until it is closed. */
  stays?: true | undefined
}

export interface ToastRegionProps {
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
  /** Absent means 6,000 ms; paused while the pointer or the focus is inside. */
  lifetimeMs?: number | undefined
  label?: string | undefined
  closeLabel?: string | undefined
}

/** Shows toasts at the bottom centre, the newest last. It must always be on the page, so that each toast is announced. */
export function ToastRegion({ toasts, onDismiss, lifetimeMs = 6000, label, closeLabel }: ToastRegionProps) {
  const [isHeld, setHeld] = useState(false)
  return (
    <section
      aria-label={label ?? messages.notices}
      className={styles.dock}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" className={styles.stack}>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            isHeld={isHeld}
            lifetimeMs={lifetimeMs}
            onDismiss={onDismiss}
            closeLabel={closeLabel ?? messages.close}
          />
        ))}
      </div>
    </section>
  )
}

function ToastCard({
  toast,
  isHeld,
  lifetimeMs,
  onDismiss,
  closeLabel,
}: {
  toast: Toast
  isHeld: boolean
  lifetimeMs: number
  onDismiss: (id: string) => void
  closeLabel: string
}) {
  useEffect(() => {
    if (isHeld || toast.stays) return
    const timer = setTimeout(() => onDismiss(toast.id), lifetimeMs)
    return () => clearTimeout(timer)
  }, [isHeld, lifetimeMs, onDismiss, toast.id, toast.stays])
  return (
    <div className={styles.toast}>
      <Icon of={toast.icon ?? InfoIcon} />
      <span>{toast.message}</span>
      {toast.action}
      <IconButton size="sm" icon={CloseIcon} label={closeLabel} onClick={() => onDismiss(toast.id)} />
    </div>
  )
}

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
