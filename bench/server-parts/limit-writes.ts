import type { LimitDatabase, LimitQueries } from './limit-database.ts'
import { choice, type LimitRow, plain, recordOf, systemColumns, systemFields, time } from './limit-json.ts'

const caseColumns = `${systemColumns('c')}, c."CreatedById", c."CaseNumber", c."Subject", c."Description", c."Status", c."IsClosed",
  c."Impact__c", c."IssueType__c", c."ProductId__c", c."AircraftId__c", c."SubscriptionId__c", c."AiracCycle__c", c."ContactId", c."AccountId",
  c."OwnerId", c."Origin", c."IsEscalated", c."AwaitingCustomer__c", c."Resolution__c", c."ParentId", c."ClosedDate", c."LastCommentDate__c",
  c."Request__c", c."EscalationReason__c", c."IsRated__c", c."IsMerged__c"`

const INSERT_CASE = {
  name: 'limit_insert_case',
  text: `insert into records."Case" as c ("Id", "CreatedDate", "CreatedById", "LastModifiedDate", "LastModifiedById", "SystemModstamp",
      "CaseNumber", "Subject", "Description", "Status", "IsClosed", "Impact__c", "IssueType__c", "ProductId__c", "ContactId", "AccountId",
      "Origin", "Queue__c")
    select $1, n.at, $2, n.at, $2, n.at, lpad((nextval('records."Case_CaseNumber_seq"') + 400000)::text, 8, '0'), $3, $4, 'Open', false,
      $5, $6, $7, $8, $9, 'Web', 'Product Support' from (select app_now() as at) n returning ${caseColumns}`,
}
const INSERT_HISTORY = {
  name: 'limit_insert_history',
  text: `insert into records."CaseHistory" ("Id", "CreatedDate", "CreatedById", "LastModifiedDate", "LastModifiedById", "SystemModstamp",
      "ParentId", "Field", "AccountId", "ContactId") values ($1, $2, $3, $2, $3, $2, $4, 'created', $5, $6)`,
}
const INSERT_WORDS = {
  name: 'limit_insert_words',
  text: `insert into records."Case_search" ("Id", "AccountId", "ContactId", "ExportRestricted__c", "case", guest)
    values ($1, $2, $3::text, false, with_stems(search_words($4)) || search_ids($5, $3::text), '')`,
}
const MARK_USED = {
  name: 'limit_mark_used',
  text: `insert into recently_used (user_id, object, record_id, used_at) values ($1, 'Case', $2, $3)`,
}
const FORGET_USED = {
  name: 'limit_forget_used',
  text: `delete from recently_used where user_id = $1 and object = 'Case' and record_id in (
    select record_id from recently_used where user_id = $1 and object = 'Case' order by used_at desc offset 200
    for update skip locked)`,
}
const ENQUEUE = { name: 'limit_enqueue', text: 'select enqueue_job($1, $2::json, null, null, null)' }
const NOTIFY = { name: 'limit_notify', text: 'select pg_notify($1, $2)' }
const UPDATE_CASE = {
  name: 'limit_update_case',
  text: `update records."Case" c set "AiracCycle__c" = $3, "_version" = "_version" + 1, "SystemModstamp" = n.at, "LastModifiedDate" = n.at,
      "LastModifiedById" = $4 from (select app_now() as at) n where c."Id" = $1 and c."_version" = $2
    returning ${caseColumns}, c."Queue__c", c."ExportRestricted__c", c."SuppliedName", c."SuppliedEmail",
      c."SuppliedTailOrService__c", c."ConfirmedNotice__c", c."IsUnassigned__c", c."ClockStart__c", c."FirstAnswerDue__c",
      c."FirstAnswered__c", c."FirstAnswerMinutes__c", c."SolutionDue__c", c."NextDue__c", c."WaitingSince__c"`,
}

export type NewCase = {
  id: string
  historyId: string
  userId: string
  contactId: string
  accountId: string
  fields: Readonly<Record<string, string>>
}

/** Writes a case with number, history, search words, mail job, live event and the list of recently used records, in one transaction. */
export async function createCase(
  database: LimitDatabase,
  { id, historyId, userId, contactId, accountId, fields }: NewCase,
) {
  const row = await database.transaction(async (tx) => {
    const { Subject = '', Description = '', Impact__c, IssueType__c, ProductId__c } = fields
    const values = [id, userId, Subject, Description, Impact__c, IssueType__c, ProductId__c, contactId, accountId]
    const made = onlyRow(await tx.query(INSERT_CASE, values))
    const at = made[2]
    await tx.query(INSERT_HISTORY, [historyId, at, userId, id, accountId, contactId])
    await tx.query(INSERT_WORDS, [id, accountId, contactId, `${made[7]} ${Subject} ${Description}`, ProductId__c])
    await tx.query(MARK_USED, [userId, id, at])
    if (isTurnToForget(id)) await tx.query(FORGET_USED, [userId])
    await tx.query(ENQUEUE, ['send-case-acknowledgement', JSON.stringify({ caseId: id })])
    await announce(tx, 'CaseHistory', 'created', historyId, 1, [id], accountId, contactId)
    await announce(tx, 'Case', 'created', id, 1, [accountId, contactId], accountId, contactId)
    return made
  })
  return caseOf(row, {})
}

/** Changes one field of a case that still has this version; null when it has another version. */
export async function updateCase(database: LimitDatabase, id: string, version: number, cycle: string, userId: string) {
  const row = await database.transaction(async (tx) => {
    const [changed] = (await tx.query(UPDATE_CASE, [id, version, cycle, userId])).rows
    if (changed) {
      const [accountId, contactId] = [String(changed[19]), String(changed[18])]
      await announce(tx, 'Case', 'updated', id, version + 1, [accountId, contactId], accountId, contactId)
    }
    return changed
  })
  if (!row) return null
  return caseOf(row, {
    Queue__c: choice(row[32]),
    ExportRestricted__c: plain(row[33]),
    SuppliedName: plain(row[34]),
    SuppliedEmail: plain(row[35]),
    SuppliedTailOrService__c: plain(row[36]),
    ConfirmedNotice__c: plain(row[37]),
    IsUnassigned__c: plain(row[38]),
    ClockStart__c: time(row[39]),
    FirstAnswerDue__c: time(row[40]),
    FirstAnswered__c: time(row[41]),
    FirstAnswerMinutes__c: plain(row[42]),
    SolutionDue__c: time(row[43]),
    NextDue__c: time(row[44]),
    WaitingSince__c: time(row[45]),
  })
}

// Truncated only at intervals: each use adds one entry, and truncating every time costs more than it saves.
const isTurnToForget = (id: string): boolean => id.charCodeAt(10) % 32 === 0

async function announce(
  tx: LimitQueries,
  object: string,
  operation: string,
  id: string,
  version: number,
  parents: string[],
  accountId: string,
  contactId: string,
): Promise<void> {
  const scopes = { AccountId: accountId, ContactId: contactId, ExportRestricted__c: false }
  const event = { o: object, op: operation, id, v: version, p: parents, s: scopes }
  await tx.query(NOTIFY, ['record_events', JSON.stringify(event)])
}

function onlyRow({ rows }: { rows: LimitRow[] }): LimitRow {
  const [row] = rows
  if (row === undefined) throw new Error('Nothing was written')
  return row
}

function caseOf(row: LimitRow, more: Parameters<typeof recordOf>[3]) {
  return recordOf('Case', row, 0, {
    ...systemFields(row, 0),
    CreatedById: plain(row[6]),
    CaseNumber: plain(row[7]),
    Subject: plain(row[8]),
    Description: plain(row[9]),
    Status: choice(row[10]),
    IsClosed: plain(row[11]),
    Impact__c: choice(row[12]),
    IssueType__c: choice(row[13]),
    ProductId__c: plain(row[14]),
    AircraftId__c: plain(row[15]),
    SubscriptionId__c: plain(row[16]),
    AiracCycle__c: plain(row[17]),
    ContactId: plain(row[18]),
    AccountId: plain(row[19]),
    OwnerId: plain(row[20]),
    Origin: choice(row[21]),
    IsEscalated: plain(row[22]),
    AwaitingCustomer__c: plain(row[23]),
    Resolution__c: plain(row[24]),
    ParentId: plain(row[25]),
    ClosedDate: time(row[26]),
    LastCommentDate__c: time(row[27]),
    Request__c: plain(row[28]),
    EscalationReason__c: plain(row[29]),
    IsRated__c: plain(row[30]),
    IsMerged__c: plain(row[31]),
    ...more,
  })
}
