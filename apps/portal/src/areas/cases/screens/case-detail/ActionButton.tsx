import type { ReactNode } from 'react'
import { Button, type ButtonProps } from 'ui'
import type { CaseAction, CaseActions } from './use-case-actions.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'iconEnd'> & {
  actions: CaseActions
  name: CaseAction
  /** Content shown instead of the label, which becomes the accessible name. */
  children?: ReactNode
}

/** The button of an action, if the server offers it; the server sends its label. */
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
