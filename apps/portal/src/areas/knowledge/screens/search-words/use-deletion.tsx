import { useRecordCache } from 'record-cache-react'
import { Button, useQuestion } from 'ui'
import { useFocusAfter, useFocusAfterRemoval } from '../../../../parts/use-focus-after.ts'
import { deleteOnce } from '../../../../records/is-refused.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import type { ListChanges } from './use-list-changes.ts'

type Asked = { id: string; words: string; at: number }

/** Deletes rows of a list, each after a question. @param consequence - what the deletion changes. */
export function useDeletion(changes: ListChanges, consequence: string) {
  const cache = useRecordCache()
  const { rows, title, focusAt } = useFocusAfterRemoval()
  const { asked, dialog, ask } = useQuestion<Asked>(
    ({ id, words, at }) => ({
      ...messages.deletion,
      title: messages.deletion.title(words),
      text: <p className="soft">{consequence}</p>,
      onConfirm: async () => {
        const isDone = await changes.perform(() => deleteOnce(cache, id), messages.removed)
        if (isDone) focusAfter(() => focusAt(at))
        return isDone
      },
    }),
    changes,
  )
  const focusAfter = useFocusAfter(asked !== null)
  return { rows, title, question: dialog, isAsking: asked !== null, ask }
}

/** The button that deletes a row. */
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
