import { alertMethods } from 'contract'
import { methodSender, useRead, useRecordCache } from 'record-cache-react'
import { AddIcon, Button, LinkButton, Notice, OkIcon } from 'ui'
import { useToast } from '../../../parts/toasts.tsx'
import { useKeptFocus } from '../../../parts/use-kept-focus.ts'
import { useOneChange } from '../../../parts/use-one-change.ts'
import { isOffered } from '../../../records/record-actions.ts'
import { readUnreadAlerts } from '../../../records/unread-alerts.ts'
import { paths } from '../../../site/paths.ts'
import { useIsHydrated } from '../../../site/use-is-hydrated.ts'
import { readOfferedAlerts } from '../reads.ts'
import { messages } from './messages.ts'
import { useReadings } from './use-readings.ts'

/** Actions on all alerts. */
export function AlertActions() {
  return (
    <>
      <MarkAllRead />
      <NewAlertLink />
    </>
  )
}

/** Marks all alerts as read, except critical ones to be confirmed; renders nothing when no other is unread. */
function MarkAllRead() {
  const { data } = useRead(readUnreadAlerts)
  const critical = data?.unconfirmed.map(({ id }) => id)
  return data?.alertIds.some((id) => !critical?.includes(id)) ? <MarkButton /> : null
}

function MarkButton() {
  const cache = useRecordCache()
  const { readAgain } = useReadings()
  const { change, isBusy, problem } = useOneChange()
  const toast = useToast()
  const isHydrated = useIsHydrated()
  const part = useKeptFocus<HTMLDivElement>()
  const mark = async (): Promise<void> => {
    let toConfirm = 0
    const isDone = await change(async () => {
      toConfirm = (await cache.send(methodSender(alertMethods.markAlertsRead), {})).unconfirmed.length
      await readAgain()
    }, messages.notMarked)
    if (isDone) toast({ message: messages.marked(toConfirm), icon: OkIcon })
  }
  return (
    <div ref={part}>
      {problem === null ? null : <Notice tone="alarm">{problem}</Notice>}
      <Button
        variant="line"
        isBusy={isBusy}
        busyLabel={messages.marking}
        disabled={!isHydrated}
        onClick={() => void mark()}
      >
        {messages.markAllRead}
      </Button>
    </div>
  )
}

/** The link to write an alert, if the server offers that. */
function NewAlertLink() {
  const { data } = useRead(readOfferedAlerts)
  return isOffered(data, 'ProductAlert__c', 'SaveEdit') ? (
    <LinkButton icon={AddIcon} href={paths.newAlert()}>
      {messages.add}
    </LinkButton>
  ) : null
}
