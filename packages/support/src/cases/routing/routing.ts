import { type PicklistValueDefinition, type ReferenceData, type Scalar, type SystemRecords, textOf } from 'platform'
import { caseQueues } from '../case.values.ts'

/** A queue: cases store its value, which stays when the queue is renamed. */
type Queue = {
  id: string
  value: string
  name: string
  isActive: boolean
  isDefault: boolean
  /** The sender of the mails about its cases; null for that of the installation. */
  sender: { name: string | null; address: string | null }
}

/** A condition that is null holds for every case. */
type RoutingRule = {
  name: string
  queueId: string
  forRestricted: boolean
  issueType: string | null
  productId: string | null
  tier: string | null
  accountId: string | null
  language: string | null
}

type Routing = { queues: readonly Queue[]; rules: readonly RoutingRule[] }

/** The queues, and the rules by which new cases get one, in their order. */
export const routing: ReferenceData<Routing> = {
  name: 'queues and routing rules',
  reads: {
    Queue__c: ['Id', 'Name', 'Value__c', 'IsActive__c', 'IsDefault__c', 'SenderName__c', 'SenderAddress__c'],
    RoutingRule__c: [
      'Name',
      'Position__c',
      'QueueId__c',
      'ForRestricted__c',
      'IssueType__c',
      'ProductId__c',
      'SupportTier__c',
      'AccountId__c',
      'Language__c',
      'IsActive__c',
    ],
  },
  build: ({ Queue__c = [], RoutingRule__c = [] }) => {
    const queues = Queue__c.map(
      (row): Queue => ({
        id: String(row.Id),
        value: String(row.Value__c),
        name: String(row.Name),
        isActive: row.IsActive__c === true,
        isDefault: row.IsDefault__c === true,
        sender: { name: textOf(row.SenderName__c), address: textOf(row.SenderAddress__c) },
      }),
    )
    if (!queues.some(({ isDefault, isActive }) => isDefault && isActive)) throw new Error('No queue is the default')
    const rules = RoutingRule__c.filter(({ IsActive__c }) => IsActive__c === true)
      .toSorted((a, b) => Number(a.Position__c) - Number(b.Position__c))
      .map(
        (row): RoutingRule => ({
          name: String(row.Name),
          queueId: String(row.QueueId__c),
          forRestricted: row.ForRestricted__c === true,
          issueType: textOf(row.IssueType__c),
          productId: textOf(row.ProductId__c),
          tier: textOf(row.SupportTier__c),
          accountId: textOf(row.AccountId__c),
          language: textOf(row.Language__c),
        }),
      )
    return { queues, rules }
  },
  initial: {
    queues: caseQueues.map(({ value, label }, index) => ({
      id: value,
      value,
      name: label,
      isActive: true,
      isDefault: index === 0,
      sender: { name: null, address: null },
    })),
    rules: [],
  },
}

/** The values of `Case.Queue__c`. */
export const queueValues: ReferenceData<readonly PicklistValueDefinition[]> = {
  ...routing,
  name: 'queues of cases',
  build: (records) =>
    routing
      .build(records)
      .queues.map(({ value, name, isActive }) => ({ value, label: name, ...(!isActive && { retired: true }) })),
  initial: caseQueues,
}

/** What decides the queue of a case. */
export type RoutedCase = {
  accountId: string | null
  productId: string | null
  issueType: string | null
  /** The language of the person who has the problem, such as `de`; read only if a rule asks for it. */
  language(): Promise<string | null>
}

export type Route = {
  queue: Queue
  isRestricted: boolean
  /** The rule that decided, and its number; null for the default queue. */
  rule: { name: string; number: number } | null
}

/** The queue that a new case gets: that of the first rule whose conditions all hold, or the default queue. */
export async function routeCase(records: SystemRecords, routed: RoutedCase): Promise<Route> {
  const { queues, rules } = await records.referenceData(routing)
  const account =
    routed.accountId === null
      ? null
      : await records.read('Account', routed.accountId, ['ExportRestricted__c', 'SupportTier__c'])
  const isRestricted = account?.ExportRestricted__c === true
  const holds = (wanted: string | null, value: Scalar | undefined) => wanted === null || wanted === value
  for (const [index, rule] of rules.entries()) {
    const queue = queues.find(({ id, isActive }) => id === rule.queueId && isActive)
    const matches =
      queue !== undefined &&
      (!rule.forRestricted || isRestricted) &&
      holds(rule.issueType, routed.issueType) &&
      holds(rule.productId, routed.productId) &&
      holds(rule.tier, account?.SupportTier__c) &&
      holds(rule.accountId, routed.accountId) &&
      (rule.language === null || rule.language === (await routed.language()))
    if (matches) return { queue, isRestricted, rule: { name: rule.name, number: index + 1 } }
  }
  const queue = queues.find(({ isDefault, isActive }) => isDefault && isActive)
  if (!queue) throw new Error('No queue is the default')
  return { queue, isRestricted, rule: null }
}

/** The language of a locale, such as `de` of `de-DE`. */
export const languageOf = (locale: Scalar | undefined): string | null =>
  typeof locale === 'string' ? (locale.split('-')[0]?.toLowerCase() ?? null) : null
