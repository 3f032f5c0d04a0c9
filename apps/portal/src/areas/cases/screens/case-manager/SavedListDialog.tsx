import { type DateRangeProblems, dateRangeProblems, isBlank, type ListInfo, limits } from 'contract'
import { type FormEvent, useId, useState } from 'react'
import { Button, Checkbox, ChipChoice, Dialog, Notice, Stack, TextField } from 'ui'
import { useCaseOpening } from '../../../../parts/cases/case-opening.ts'
import type { SavedListName } from '../../../../parts/cases/case-work.ts'
import { CaseFilterFields, draftOf, type FilterDraft, filtersOf } from './CaseFilterFields.tsx'
import type { CaseQuery } from './case-query.ts'
import { messages } from './messages.ts'
import { type Reader, readSavedList, savedListOf } from './saved-list.ts'
import { useSavedList } from './use-saved-list.ts'

const texts = messages.saved

type Props = {
  name: SavedListName
  /** The current query, from which a new list starts. */
  query: CaseQuery
  /** The list view being edited; null for a new one. */
  info: ListInfo | null
  reader: Reader
  show: (changed: Partial<CaseQuery>) => void
  onClose: () => void
}

/** The name of a saved list and its filters. */
export function SavedListDialog({ name, query, info, reader, show, onClose }: Props) {
  const isNew = info === null
  const [start] = useState(() => (info ? readSavedList(info, reader) : savedListOf(query)))
  const saved = useSavedList({ name, isNew, reader, show, onDone: onClose })
  const { isBusy, problem } = saved
  const [label, setLabel] = useState(start.label)
  const [isMine, setMine] = useState(start.isMine)
  const [isWaiting, setWaiting] = useState(start.isWaiting)
  const [draft, setDraft] = useState<FilterDraft>(() => draftOf(start.filters))
  const [isUnnamed, setUnnamed] = useState(false)
  const [problems, setProblems] = useState<DateRangeProblems>({})
  const [isRemoving, setRemoving] = useState(false)
  const { isOffered: opensCases } = useCaseOpening()
  const formId = useId()

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const wrong = draft.choice === 'custom' ? dateRangeProblems(draft.range) : {}
    setProblems(wrong)
    setUnnamed(isBlank(label))
    if (isBlank(label) || wrong.start || wrong.end) return
    void saved.save({ ...start, label, isMine, isWaiting, filters: filtersOf(draft) })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isNew ? texts.save : texts.edit}
      isBusy={isBusy}
      footer={
        isRemoving ? (
          <>
            <Button variant="line" autoFocus aria-disabled={isBusy} onClick={() => setRemoving(false)}>
              {texts.keep}
            </Button>
            <Button variant="alarm" isBusy={isBusy} busyLabel={texts.deleting} onClick={saved.remove}>
              {texts.delete}
            </Button>
          </>
        ) : (
          <>
            {isNew ? (
              <Button variant="line" aria-disabled={isBusy} onClick={onClose}>
                {texts.cancel}
              </Button>
            ) : (
              <Button variant="line" aria-disabled={isBusy} onClick={() => setRemoving(true)}>
                {texts.delete}
              </Button>
            )}
            <Button type="submit" form={formId} isBusy={isBusy} busyLabel={texts.saving}>
              {texts.submit}
            </Button>
          </>
        )
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack>
          {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
          {isRemoving ? <Notice tone="caution">{texts.deleteQuestion(start.label)}</Notice> : null}
          <TextField
            label={texts.name}
            required
            autoFocus
            maxLength={limits.listViewLabelCharacters}
            value={label}
            onChange={(value) => {
              setLabel(value)
              setUnnamed(false)
            }}
            error={isUnnamed ? texts.nameRequired : undefined}
          />
          <ChipChoice
            legend={texts.whose}
            options={[
              { value: 'mine', label: texts.mine },
              { value: 'all', label: texts.all },
            ]}
            value={isMine ? 'mine' : 'all'}
            onChange={(value) => setMine(value === 'mine')}
          />
          <CaseFilterFields
            draft={draft}
            problems={problems}
            anyDay={texts.anyDay}
            onChange={(changed) => {
              setDraft((before) => ({ ...before, ...changed }))
              setProblems({})
            }}
          />
          <div>
            <Checkbox
              label={opensCases ? texts.waitingOnMe : texts.waitingOnCustomer}
              isChecked={isWaiting}
              onChange={setWaiting}
            />
          </div>
        </Stack>
      </form>
    </Dialog>
  )
}
