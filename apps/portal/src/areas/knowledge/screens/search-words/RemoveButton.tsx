import { Button } from 'ui'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'

/** Asks whether to delete the words of a row. */
export function RemoveButton({ words, isBusy, onPress }: { words: string; isBusy: boolean; onPress: () => void }) {
  const isHydrated = useIsHydrated()
  return (
    <Button
      variant="quiet"
      size="sm"
      disabled={!isHydrated}
      aria-disabled={isBusy}
      aria-label={messages.actionOn(messages.remove, words)}
      onClick={onPress}
      data-remove
    >
      {messages.remove}
    </Button>
  )
}
