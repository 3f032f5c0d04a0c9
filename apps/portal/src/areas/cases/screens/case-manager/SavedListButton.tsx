import { Button, Late, latePart, useLoadAhead } from 'ui'
import { isSavedListName } from '../../../../parts/cases/case-work.ts'
import { type CaseQuery, filterCount } from './case-query.ts'
import { messages } from './messages.ts'
import type { SavedLists } from './use-saved-lists.ts'

const dialog = latePart(async () => (await import('./SavedListDialog.tsx')).SavedListDialog)

/** Saves the filters in force as a list, or changes the saved list that is shown; nothing where neither makes sense. */
export function SavedListButton({ query, saved }: { query: CaseQuery; saved: SavedLists }) {
  const { subject, open } = saved
  useLoadAhead(dialog)
  const isSaved = isSavedListName(query.list)
  const isOffered = isSaved || filterCount(query.filters) > 0
  return (
    <>
      {isOffered && open ? (
        <Button variant="line" onClick={open}>
          {isSaved ? messages.saved.edit : messages.saved.save}
        </Button>
      ) : null}
      {subject ? <Late key={subject.name} part={dialog} props={{ subject, saved }} /> : null}
    </>
  )
}
