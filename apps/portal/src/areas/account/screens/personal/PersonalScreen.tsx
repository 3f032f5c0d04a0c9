import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { type KeyValue, KeyValueList, LinkButton, Notice, RestrictedIcon, Sheet, SkeletonRows } from 'ui'
import { Failed } from '../../../../parts/Failed.tsx'
import { KeysSwitch } from '../../../../parts/KeysSwitch.tsx'
import { useReads } from '../../../../records/use-reads.ts'
import { paths } from '../../../../site/paths.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import { DetailEditor } from './DetailEditor.tsx'
import { messages } from './messages.ts'
import { detailNamed, type OwnDetail } from './own-details.ts'
import { personal } from './page.ts'
import { type Details, detailsOf } from './personal-details.ts'

/** What is known of the reader: their own details to change in place, and those that others change. */
export function PersonalScreen() {
  const reads = useReads(personal)
  const user = useRead(reads.user)
  const contact = useRead(reads.contact)
  const retry = () => {
    void user.refresh()
    void contact.refresh()
  }
  const isThere = user.data && (contact.data || reads.contact === null)
  return (
    <AccountPage section="accountPersonal">
      {isThere ? (
        <PersonalDetails details={detailsOf(user.data, contact.data)} />
      ) : user.error || contact.error ? (
        <Failed text={messages.failed} action={messages.tryAgain} onRetry={retry} />
      ) : (
        <SkeletonRows label={messages.loading} shape="facts" count={6} />
      )}
    </AccountPage>
  )
}

function PersonalDetails({ details: { own, locked } }: { details: Details }) {
  const edited = useEdited()
  return (
    <>
      <Sheet title={messages.personal}>
        <KeyValueList
          items={own.map(({ detail, recordId, value }) => ({
            label: detail.label,
            value,
            action: <EditLink detail={detail} />,
            ...(edited === detail.field
              ? { editor: <DetailEditor key={detail.field} detail={detail} recordId={recordId} value={value} /> }
              : {}),
          }))}
        />
      </Sheet>
      <Sheet title={messages.account}>
        <Notice tone="plain" icon={RestrictedIcon} isStatic>
          {messages.contactAdmin}
        </Notice>
        <KeyValueList items={locked.map(lockedItem)} />
      </Sheet>
      <Sheet title={messages.keyboard}>
        <KeysSwitch label={messages.keys} />
      </Sheet>
    </>
  )
}

function EditLink({ detail: { field, label } }: { detail: OwnDetail }) {
  return (
    <LinkButton id={editLinkId(field)} variant="quiet" size="sm" href={paths.accountPersonal({ edit: field })}>
      {messages.edit} <span className="vh">{label.toLowerCase()}</span>
    </LinkButton>
  )
}

const editLinkId = (field: string): string => `edit-${field}`

/** The detail that is edited, by the address. When it is not any more, its link has the focus again. */
function useEdited(): OwnDetail['field'] | null {
  const [address] = useSearchParams()
  const edited = detailNamed(address.get('edit'))?.field ?? null
  const before = useRef(edited)
  useEffect(() => {
    if (before.current !== null && edited === null) document.getElementById(editLinkId(before.current))?.focus()
    before.current = edited
  }, [edited])
  return edited
}

function lockedItem({ label, value, isMono }: Details['locked'][number]): KeyValue {
  return { label, value: value === '' ? null : <span className={isMono ? 'mono' : undefined}>{value}</span> }
}
