import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'ui'
import type { CaseAction, CaseActions } from './use-case-actions.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconEnd'> & {
  actions: CaseActions
  name: CaseAction
  /** What the button shows instead of its label, which is then only heard. */
  children?: ReactNode
}

/** The button of an action, as long as the server offers it; its label is the server's. */
export function ActionButton({ actions: { offered, start, busy, isReady }, name, children, ...look }: Props) {
  const action = offered(name)
  if (!action) return null
  return (
    <Button
      {...look}
      isBusy={busy === name}
      aria-disabled={!isReady || (busy !== null && busy !== name) || undefined}
      onClick={() => void start(action)}
    >
      {children ? (
        <>
          {children}
          <span className="vh">, {action.label}</span>
        </>
      ) : (
        action.label
      )}
    </Button>
  )
}
