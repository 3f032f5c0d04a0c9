import { deleteRecord } from 'record-cache'
import { useRead, useRecordCache } from 'record-cache-react'
import { Button, CloseIcon, IconButton, Late, latePart, Notice, OkIcon, Row, Sheet, SkeletonRows, Stack } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { useToast } from '../../../../parts/toasts.tsx'
import { useOneChange } from '../../../../parts/use-one-change.ts'
import { textOf } from '../../../../records/field-values.ts'
import { useReads } from '../../../../records/page.ts'
import { createRecord } from '../../../../records/records.ts'
import { isFor } from '../../../../site/audience.ts'
import { usePage } from '../../../../site/page.tsx'
import { useIsHydrated } from '../../../../site/use-is-hydrated.ts'
import { messages } from './messages.ts'
import { caseDetails } from './page.ts'

const addColleague = latePart(async () => (await import('./AddColleague.tsx')).AddColleague)

/** The watchers of the case; customers add and remove themselves and colleagues. */
export function CaseWatchers({ caseId }: { caseId: string }) {
  const { session } = usePage()
  const isHydrated = useIsHydrated()
  const isCustomer = session !== null && !isFor('agent', session)
  const own = session?.user.id ?? ''
  const list = useWatchers(caseId)
  const { watchers, add, remove, isBusy } = list
  const isOff = !isHydrated || isBusy || undefined
  return (
    <Sheet title={messages.watchers}>
      <Stack>
        <p className="meta">{messages.watchersHint}</p>
        {list.problem ? <Notice tone="alarm">{list.problem}</Notice> : null}
        {list.hasFailed ? <Failed text={messages.watchersFailed} onRetry={list.retry} /> : null}
        {!watchers && !list.hasFailed ? <SkeletonRows label={messages.watchers} shape="text" /> : null}
        {watchers?.length === 0 ? <p>{messages.noWatchers}</p> : null}
        {watchers && watchers.length > 0 ? (
          <ul aria-label={messages.watchers}>
            {watchers.map(({ id, userId, name }) => (
              <li key={id}>
                <Row>
                  <span dir="auto">
                    {name || messages.colleague}
                    {userId === own ? ` (${messages.you})` : ''}
                  </span>
                  {isCustomer ? (
                    <IconButton
                      size="sm"
                      icon={CloseIcon}
                      label={messages.removeWatcher(name)}
                      aria-disabled={isOff}
                      onClick={() => void remove(id)}
                    />
                  ) : null}
                </Row>
              </li>
            ))}
          </ul>
        ) : null}
        {isCustomer && watchers ? (
          <>
            {watchers.some(({ userId }) => userId === own) ? null : (
              <Row>
                <Button variant="line" size="sm" aria-disabled={isOff} onClick={() => void add(own)}>
                  {messages.watch}
                </Button>
              </Row>
            )}
            {isHydrated ? (
              <Late
                part={addColleague}
                props={{ watching: [own, ...watchers.map(({ userId }) => userId)], add, isBusy }}
              />
            ) : null}
          </>
        ) : null}
      </Stack>
    </Sheet>
  )
}

/** Reads and changes the watchers of a case, one change at a time. */
function useWatchers(caseId: string) {
  const cache = useRecordCache()
  const { data, state, refresh } = useRead(useReads(caseDetails).watchers)
  const { change, isBusy, problem } = useOneChange()
  const toast = useToast()
  const changeWatchers = async (send: () => Promise<unknown>, message: string): Promise<boolean> => {
    const isDone = await change(send, (reason) => reason || messages.watcherNotChanged)
    if (isDone) toast({ message, icon: OkIcon })
    else void refresh()
    return isDone
  }
  return {
    watchers: data?.records.map(({ id, fields }) => ({
      id,
      userId: fields.UserId__c.value ?? '',
      name: textOf(fields.User__r?.value?.fields.Name),
    })),
    hasFailed: state === 'Error' && !data,
    retry: refresh,
    isBusy,
    problem,
    add: (userId: string) =>
      changeWatchers(
        () => cache.send(createRecord, { apiName: 'CaseWatcher__c', fields: { CaseId__c: caseId, UserId__c: userId } }),
        messages.watcherAdded,
      ),
    remove: (id: string) => changeWatchers(() => cache.send(deleteRecord, id), messages.watcherRemoved),
  }
}
