import { useRead } from 'record-cache-react'
import { AddIcon, LinkButton } from 'ui'
import { isOffered } from '../../../records/record-actions.ts'
import { paths } from '../../../site/paths.ts'
import { readOfferedAlerts } from '../reads.ts'
import { messages } from './messages.ts'

/** The way to write an alert, for those whom the server offers to. */
export function NewAlertLink() {
  const { data } = useRead(readOfferedAlerts)
  return isOffered(data, 'ProductAlert__c', 'SaveEdit') ? (
    <LinkButton icon={AddIcon} href={paths.newAlert()}>
      {messages.add}
    </LinkButton>
  ) : null
}
