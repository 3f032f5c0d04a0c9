import type { ListInfo } from 'contract'
import { useState } from 'react'
import { Button, Late, latePart, useLoadAhead } from 'ui'
import { isSavedListName, type SavedListName } from '../../../../parts/cases/case-work.ts'
import { usePage } from '../../../../site/page.tsx'
import { type CaseQuery, filterCount } from './case-query.ts'
import { messages } from './messages.ts'

// Its form, and what it sends, are loaded once the page has settled.
const dialog = latePart(async () => (await import('./SavedListDialog.tsx')).SavedListDialog)

type Props = { query: CaseQuery; info: ListInfo | undefined; show: (changed: Partial<CaseQuery>) => void }

/** Saves the filters in force as a list, or changes the saved list that is shown; nothing where neither makes sense. */
export function SavedListButton({ query, info, show }: Props) {
  const [subject, setSubject] = useState<{ name: SavedListName; query: CaseQuery; info: ListInfo | null } | null>(null)
  const reader = usePage().session?.user
  useLoadAhead(dialog)
  const { list } = query
  const isSaved = isSavedListName(list)
  const isOffered = isSaved ? info : filterCount(query.filters) > 0
  const open = (): void =>
    setSubject(isSaved && info ? { name: list, query, info } : { name: newName(), query, info: null })
  if (!reader) return null
  return (
    <>
      {isOffered ? (
        <Button variant="line" onClick={open}>
          {isSaved ? messages.saved.edit : messages.saved.save}
        </Button>
      ) : null}
      {subject ? (
        <Late key={subject.name} part={dialog} props={{ ...subject, reader, show, onClose: () => setSubject(null) }} />
      ) : null}
    </>
  )
}

const newName = (): SavedListName => `Saved_${crypto.randomUUID().replaceAll('-', '')}`
