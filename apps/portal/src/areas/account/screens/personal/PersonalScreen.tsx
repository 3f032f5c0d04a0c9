import { useEffect, useRef } from 'react'
import { type ActionFunction, data, useSearchParams } from 'react-router'
import { useRead } from 'record-cache-react'
import { type KeyValue, KeyValueList, LinkButton, Notice, RestrictedIcon, Sheet, SkeletonRows } from 'ui'
import { postAction } from '../../../../forms/post-action.ts'
import { Failed } from '../../../../parts/Failed.tsx'
import { KeysSwitch } from '../../../../parts/KeysSwitch.tsx'
import { textOf } from '../../../../records/field-values.ts'
import { loadInBrowser, loadOnServer } from '../../../../records/load-page.ts'
import { page, useReads } from '../../../../records/page.ts'
import { type AnswerOf, readRecord, updateRecord } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { sessionContext } from '../../../../site/site.ts'
import { AccountPage } from '../../parts/AccountPage.tsx'
import { DetailEditor } from './DetailEditor.tsx'
import { changeOf, type DetailForm, detailForm } from './detail-form.ts'
import { messages } from './messages.ts'
import { allOwnDetails, detailNamed, type OwnDetail } from './own-details.ts'

export const personal = page({
  ...pages.accountPersonal,
  reads: ({ user }) => ({
    // Support users belong to no account and have no contact.
    contact: user.contactId === null ? null : readContact(user.contactId),
    user: readRecord(user.id, ['User.Name', 'User.Email', 'User.Profile', 'User.TimeZone']),
  }),
})

const readContact = (contactId: string) =>
  readRecord(
    contactId,
    [
      'Contact.FirstName',
      'Contact.LastName',
      'Contact.Phone',
      'Contact.MobilePhone',
      'Contact.Role__c',
      'Contact.ContactNumber__c',
    ],
    ['Contact.Account.Name', 'Contact.Account.AccountNumber', 'Contact.Account.CustomerNumber__c'],
  )

/** The reader's details: their own, editable in place, and those that an admin maintains. */
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
        <Failed text={messages.failed} onRetry={retry} />
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

/** The detail being edited, from the address. When editing ends, its link gets the focus back. */
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

type Reads = ReturnType<typeof personal.reads>
type User = AnswerOf<Reads['user']>
type Contact = AnswerOf<NonNullable<Reads['contact']>>

/** The details of a person that the page shows. */
type Details = {
  own: { detail: OwnDetail; recordId: string; value: string }[]
  locked: { label: string; value: string; isMono?: true }[]
}

/** @param contact - undefined for support users, who have no contact. */
function detailsOf(user: User, contact: Contact | undefined): Details {
  const fieldsOf = { User: user.fields, Contact: contact?.fields }
  const own = allOwnDetails.flatMap((detail) => {
    const record = detail.object === 'User' ? user : contact
    const fields = fieldsOf[detail.object] as Readonly<Record<string, Parameters<typeof textOf>[0]>> | undefined
    return record && fields ? [{ detail, recordId: record.id, value: textOf(fields[detail.field]) }] : []
  })
  const account = contact?.fields.Account?.value?.fields
  const ofContact = contact && [
    { label: messages.accountName, value: textOf(account?.Name) },
    { label: messages.accountNumber, value: textOf(account?.AccountNumber), isMono: true as const },
    { label: messages.customerNumber, value: textOf(account?.CustomerNumber__c), isMono: true as const },
    { label: messages.contactNumber, value: textOf(contact.fields.ContactNumber__c), isMono: true as const },
  ]
  const { Name, Email, Profile } = user.fields
  const ofUser = [
    { label: messages.email, value: textOf(Email) },
    { label: messages.profile, value: textOf(Profile) },
  ]
  // A customer's name comes from the contact, which the page shows above.
  return {
    own,
    locked: [...(contact ? [] : [{ label: messages.name, value: textOf(Name) }]), ...ofUser, ...(ofContact ?? [])],
  }
}

/** Handles the form of one detail without JavaScript; the address names the detail. */
export const action: ActionFunction = (args) => {
  const detail = detailNamed(new URL(args.request.url).searchParams.get('edit'))
  if (!detail) throw data(null, { status: 404 })
  return postAction<DetailForm>(personal, {
    ...detailForm(detail),
    read: ({ text = '' }) => ({ text }),
    send: async (values, { cache }) => {
      const user = args.context.get(sessionContext)?.user
      const recordId = detail.object === 'User' ? user?.id : user?.contactId
      if (!recordId) throw data(null, { status: 404 })
      await cache.send(updateRecord, changeOf(detail, recordId, values))
      return paths.accountPersonal()
    },
  })(args)
}

export { PersonalScreen as default }

export const loader = loadOnServer(personal)
export const clientLoader = loadInBrowser(personal)
