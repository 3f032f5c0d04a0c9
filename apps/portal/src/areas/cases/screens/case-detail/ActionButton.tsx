import { Button, type ButtonProps } from 'ui'
import type { CaseAction, CaseActions } from './use-case-actions.ts'

type Props = Pick<ButtonProps, 'variant' | 'size' | 'icon'> & { actions: CaseActions; name: CaseAction }

/** The button of an action, as long as the server offers it; its label is the server's. */
export function ActionButton({ actions: { offered, start, busy, isReady }, name, ...look }: Props) {
  const action = offered(name)
  if (!action) return null
  return (
    <Button
      {...look}
      isBusy={busy === name}
      aria-disabled={!isReady || (busy !== null && busy !== name) || undefined}
      onClick={() => void start(action)}
    >
      {action.label}
    </Button>
  )
}
