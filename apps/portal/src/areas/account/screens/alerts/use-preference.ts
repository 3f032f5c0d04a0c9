import { useState } from 'react'
import { useRead, useSend } from 'record-cache-react'
import { updateRecord } from '../../../../records/records.ts'
import { useReads } from '../../../../records/use-reads.ts'
import { messages } from './messages.ts'
import { alerts } from './page.ts'

export type SwitchName = keyof typeof messages.switches

export const switchNames = Object.keys(messages.switches) as SwitchName[]

/** The mails that the reader wants. A switch shows what is being saved, and returns to what is saved when that fails. */
export function usePreference() {
  const { data, error, refresh } = useRead(useReads(alerts).preferences)
  const [send, { pending, inputs }] = useSend(updateRecord)
  const [last, setLast] = useState<{ name: SwitchName; isSaved: boolean; at: string } | null>(null)
  const row = data?.records[0]

  const save = async (name: SwitchName, isOn: boolean): Promise<void> => {
    if (!row) return
    setLast(null)
    const sending = send({ apiName: 'NotificationPreference__c', fields: { Id: row.id, [name]: isOn } })
    const isSaved = await sending.then(
      () => true,
      () => false,
    )
    setLast({ name, isSaved, at: new Date().toISOString() })
  }
  const isOn = (name: SwitchName): boolean => {
    const asked = inputs.findLast(({ fields }) => Object.hasOwn(fields, name))?.fields
    return (asked ? asked[name as keyof typeof asked] : row?.fields[name].value) === true
  }
  // Without a row there is nothing to switch: it is made with the user.
  const hasFailed = error !== undefined || (data !== undefined && !row)
  return { state: row ? 'there' : hasFailed ? 'failed' : 'loading', retry: refresh, isOn, save, pending, last } as const
}
