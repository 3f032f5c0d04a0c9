import { Badge } from 'ui'
import { messages } from './messages.ts'

export type AlertMarkProps = { isUnread: boolean; isUnconfirmed: boolean }

/** Whether an alert is new to the reader, and whether it waits to be confirmed. */
export function AlertMarks({ isUnread, isUnconfirmed }: AlertMarkProps) {
  return (
    <>
      {isUnread ? <Badge tone="info">{messages.unread}</Badge> : null}{' '}
      {isUnconfirmed ? <Badge tone="caution">{messages.confirm}</Badge> : null}
    </>
  )
}
