import { useRead } from 'record-cache-react'
import { Avatar, Badge, CasesIcon, KeyValueList, Link, LinkList, Row, Sheet, SkeletonRows, Stack } from 'ui'
import { formatCalendarDay } from '../../../../../format/dates.ts'
import { Failed } from '../../../../../parts/Failed.tsx'
import { textOf } from '../../../../../records/field-values.ts'
import type { AnswerOf, RowOf } from '../../../../../records/records.ts'
import { paths } from '../../../../../site/paths.ts'
import { OwnFacts } from '../LateFacts.tsx'
import type { CaseActions } from '../use-case-actions.ts'
import styles from './AgentCase.module.css'
import { AutomationRuns } from './AutomationRuns.tsx'
import { GuestMatches } from './GuestMatches.tsx'
import { messages } from './messages.ts'
import { readAgentCase, readCasesOfContact, readEntitlement, readOpenCasesOfAccount } from './reads.ts'

type AgentCase = AnswerOf<typeof readAgentCase>

/** The agent's sidebar: requester, account and entitlement. */
export function AgentAside({ caseId, actions }: { caseId: string; actions: CaseActions }) {
  const { data, state, refresh } = useRead(readAgentCase(caseId))
  if (!data) {
    return state === 'Error' ? (
      <Failed text={messages.failed} onRetry={refresh} />
    ) : (
      <SkeletonRows label={messages.loading} shape="facts" count={6} />
    )
  }
  const accountId = data.fields.AccountId.value
  return (
    <>
      <Customer agentCase={data} actions={actions} />
      <OwnFacts caseId={caseId} isNarrow />
      {accountId === null ? null : <Entitlement agentCase={data} accountId={accountId} />}
      {accountId === null ? null : <OtherCases agentCase={data} accountId={accountId} />}
      <AutomationRuns caseId={caseId} />
    </>
  )
}

function Customer({ agentCase: { id, fields }, actions }: { agentCase: AgentCase; actions: CaseActions }) {
  const contact = fields.Contact?.value?.fields
  const account = fields.Account?.value?.fields
  const isGuest = fields.ContactId.value === null
  const name = isGuest ? textOf(fields.SuppliedName) : textOf(contact?.Name)
  const access = contact?.PortalAccess__c?.value
  const email = isGuest ? textOf(fields.SuppliedEmail) : textOf(contact?.Email)
  const phone = textOf(contact?.Phone)
  const facts = [
    { label: messages.email, value: email === '' ? '' : <a href={`mailto:${email}`}>{email}</a> },
    ...(phone === '' ? [] : [{ label: messages.phone, value: <span className="num">{phone}</span> }]),
    ...(isGuest
      ? [
          {
            label: messages.tailOrService,
            value: <span className="mono">{textOf(fields.SuppliedTailOrService__c)}</span>,
          },
        ]
      : []),
    ...(account
      ? [{ label: messages.account, value: <AccountName id={fields.AccountId.value} account={account} /> }]
      : []),
    ...(account ? [{ label: messages.tier, value: textOf(account.SupportTier__c) }] : []),
    {
      label: messages.owner,
      value: [textOf(fields.Owner?.value?.fields.Name) || messages.noOwner, textOf(fields.Queue__c)]
        .filter((part) => part !== '')
        .join(' · '),
    },
    { label: messages.origin, value: textOf(fields.Origin) },
  ]
  return (
    <Sheet title={isGuest ? messages.guest : messages.customer}>
      <Stack gap="small">
        <div className={styles.person}>
          <Avatar name={name} />
          <div>
            {fields.ContactId.value === null ? (
              <b>{name}</b>
            ) : (
              <Link href={paths.customers({ list: 'contacts', id: fields.ContactId.value })}>
                <b>{name}</b>
              </Link>
            )}
            <Row>
              {textOf(contact?.Role__c) === '' ? null : <span className="meta">{textOf(contact?.Role__c)}</span>}
              {access === 'Removed' ? <Badge tone="caution">{messages.removed}</Badge> : null}
              {access === 'None' || access === 'Invited' ? <Badge>{messages.noLogin}</Badge> : null}
            </Row>
          </div>
        </div>
        {isGuest ? <p className="meta">{messages.guestHint}</p> : null}
        {isGuest && email !== '' ? <GuestMatches caseId={id} address={email} actions={actions} /> : null}
        <KeyValueList isNarrow items={facts} />
      </Stack>
    </Sheet>
  )
}

type Account = NonNullable<NonNullable<AgentCase['fields']['Account']>['value']>['fields']

function AccountName({ id, account }: { id: string | null; account: Account }) {
  return (
    <Row>
      <span>
        <Link href={paths.customers({ list: 'accounts', id: id ?? undefined })}>{textOf(account.Name)}</Link>{' '}
        <span className="mono meta">{textOf(account.AccountNumber)}</span>
      </span>
      {account.ExportHold__c?.value === true ? <Badge tone="alarm">{messages.onHold}</Badge> : null}
      {account.ExportRestricted__c?.value === true ? <Badge tone="caution">{messages.restricted}</Badge> : null}
    </Row>
  )
}

type PartProps = { agentCase: AgentCase; accountId: string }

/** The account's services for the product or the aircraft of the case, longest valid first. */
function Entitlement({ agentCase: { fields }, accountId }: PartProps) {
  const about = { ProductId__c: fields.ProductId__c.value, AircraftId__c: fields.AircraftId__c.value }
  const isKnown = about.ProductId__c !== null || about.AircraftId__c !== null
  const { data, state, refresh } = useRead(isKnown ? readEntitlement(accountId, about) : null)
  const aircraft = fields.Aircraft__r?.value?.fields
  const services = (data?.records ?? []).toSorted((left, right) => rankOf(left) - rankOf(right))
  return (
    <Sheet title={messages.entitlement}>
      <Stack gap="small">
        {aircraft ? (
          <p>
            <span className="mono">{textOf(aircraft.TailNumber__c)}</span>{' '}
            <span className="meta">
              {[`${textOf(aircraft.Maker__c)} ${textOf(aircraft.Model__c)}`.trim(), textOf(aircraft.Avionics__c)]
                .filter((part) => part !== '')
                .join(' · ')}
            </span>
          </p>
        ) : null}
        {isKnown ? null : <p>{messages.noSubject}</p>}
        {isKnown && !data && state === 'Error' ? <Failed text={messages.entitlementFailed} onRetry={refresh} /> : null}
        {isKnown && !data && state !== 'Error' ? <SkeletonRows label={messages.entitlement} shape="text" /> : null}
        {data && services.length === 0 ? <p>{messages.noEntitlement}</p> : null}
        {services.length > 0 ? (
          <ul aria-label={messages.entitlement} className={styles.services}>
            {services.map((service) => (
              <Service key={service.id} service={service} />
            ))}
          </ul>
        ) : null}
      </Stack>
    </Sheet>
  )
}

type ServiceRow = RowOf<typeof readEntitlement>

/** Active services come before ended ones. */
const rankOf = ({ fields }: ServiceRow): number => (fields.Status__c.value === 'Active' ? 0 : 1)

function Service({ service: { fields } }: { service: ServiceRow }) {
  const isActive = fields.Status__c.value === 'Active'
  const end = fields.EndDate__c.value
  const limit = fields.DownloadLimit__c.value
  const day = end === null ? '' : formatCalendarDay(end, true)
  const parts = [
    textOf(fields.Aircraft__r?.value?.fields.TailNumber__c),
    end === null ? '' : isActive ? messages.validUntil(day) : messages.ended(day),
    limit === null ? '' : messages.downloads(fields.DownloadsUsed__c.value ?? 0, limit),
  ]
  return (
    <li>
      <Row>
        <b>{textOf(fields.Product__r?.value?.fields.Name)}</b>
        <Badge tone={isActive ? 'ok' : 'caution'}>{textOf(fields.Status__c)}</Badge>
      </Row>
      <p className="meta">
        <span className="mono">{textOf(fields.ServiceNumber__c)}</span>
        {parts.filter((part) => part !== '').map((part) => ` · ${part}`)}
      </p>
    </li>
  )
}

function OtherCases({ agentCase: { id, fields }, accountId }: PartProps) {
  const contactId = fields.ContactId.value
  const open = useRead(readOpenCasesOfAccount(accountId, id))
  const last = useRead(contactId === null ? null : readCasesOfContact(contactId, id))
  const openRows = open.data?.records ?? []
  const lastRows = (last.data?.records ?? []).filter((row) => !openRows.some((open) => open.id === row.id))
  if ((!open.data && open.state === 'Error') || (!last.data && last.state === 'Error')) {
    return (
      <Failed
        text={messages.casesFailed}
        onRetry={() => {
          void open.refresh()
          void last.refresh()
        }}
      />
    )
  }
  return (
    <>
      <CaseLinks title={messages.openCases} rows={openRows} />
      <CaseLinks title={messages.lastCases} rows={lastRows} />
    </>
  )
}

function CaseLinks({ title, rows }: { title: string; rows: readonly RowOf<typeof readCasesOfContact>[] }) {
  if (rows.length === 0) return null
  return (
    <Sheet title={title} isFlush>
      <LinkList
        label={title}
        rows={rows.map(({ id, fields }) => ({
          href: paths.caseDetails({ id }),
          title: textOf(fields.Subject),
          icon: CasesIcon,
          meta: (
            <>
              <span className="mono">{textOf(fields.CaseNumber)}</span> · {textOf(fields.Status)}
            </>
          ),
        }))}
      />
    </Sheet>
  )
}
