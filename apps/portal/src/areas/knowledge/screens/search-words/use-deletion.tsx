import { type ReactNode, useState } from 'react'
import { useRecordCache } from 'record-cache-react'
import { Button } from 'ui'
import { QuestionDialog } from '../../../../parts/QuestionDialog.tsx'
import { useFocusAfterRemoval } from '../../../../parts/use-focus-after-removal.ts'
import { deleteOnce } from '../../../../records/delete-once.ts'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import type { ListChanges } from './use-list-changes.ts'

type Asked = { id: string; words: string; at: number }

/** Deletes rows of a list, each after a question. @param consequence - what the deletion changes. */
export function useDeletion({ perform, isBusy, problem, forgetProblem }: ListChanges, consequence: string) {
  const cache = useRecordCache()
  const [asked, setAsked] = useState<Asked | null>(null)
  const { rows, title, focusAt } = useFocusAfterRemoval()

  const remove = async ({ id, at }: Asked): Promise<void> => {
    if (!(await perform(() => deleteOnce(cache, id), messages.removed))) return
    setAsked(null)
    focusAt(at)
  }
  const question: ReactNode =
    asked === null ? null : (
      <QuestionDialog
        title={messages.deletion.title(asked.words)}
        texts={messages.deletion}
        busyLabel={messages.deletion.busy}
        isBusy={isBusy}
        problem={problem}
        onClose={() => {
          forgetProblem()
          setAsked(null)
        }}
        onConfirm={() => void remove(asked)}
      >
        <p className="soft">{consequence}</p>
      </QuestionDialog>
    )
  return {
    rows,
    title,
    question,
    isAsking: asked !== null,
    ask: (row: Asked) => {
      forgetProblem()
      setAsked(row)
    },
  }
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
