import { useLocation } from 'react-router'
import { pageAt } from '../../site/pages.ts'
import { paths } from '../../site/paths.ts'

export type SetupListName =
  | 'people'
  | 'accounts'
  | 'contacts'
  | 'products'
  | 'fleet'
  | 'services'
  | 'expiries'
  | 'queues'
  | 'queue-members'
  | 'routing'
  | 'routing-tests'
  | 'calendars'
  | 'holidays'
  | 'targets'
  | 'case-settings'
  | 'values'
  | 'fields'
  | 'automations'

/** One list of Setup: the records of an object, and what the screens cannot learn from its metadata. */
export type SetupList = {
  readonly title: string
  readonly lead: string
  readonly objectApiName: string
  readonly listViewApiName: string
  /** The action that creates a record; null where another record begins it. */
  readonly create: string | null
  /** A page on which many records are changed together. */
  readonly bulk?: 'productVersions'
  /** Fields in which the search of the list looks. */
  readonly searched: readonly string[]
  /** Lists of records that refer to this one, and the field by which they do. */
  readonly related?: readonly { readonly list: SetupListName; readonly by: string }[]
}

/** The lists of Setup by the last part of their address. */
export const setupLists: Readonly<Record<SetupListName, SetupList>> = {
  people: {
    title: 'People',
    lead: 'Agents, authors and administrators. Each of them signs in with a second factor.',
    objectApiName: 'User',
    listViewApiName: 'Staff',
    create: 'InviteStaff',
    searched: ['Name', 'Email'],
  },
  accounts: {
    title: 'Accounts',
    lead: 'Customers, with their people, aircraft and services.',
    objectApiName: 'Account',
    listViewApiName: 'AllAccounts',
    create: 'NewAccount',
    searched: ['Name', 'AccountNumber'],
    related: [
      { list: 'contacts', by: 'AccountId' },
      { list: 'fleet', by: 'AccountId__c' },
      { list: 'services', by: 'AccountId__c' },
    ],
  },
  contacts: {
    title: 'Contacts',
    lead: 'People of all accounts. A person is added on the page of the account.',
    objectApiName: 'Contact',
    listViewApiName: 'AllContacts',
    create: null,
    searched: ['Name', 'Email'],
  },
  products: {
    title: 'Catalog',
    lead: 'Data, charts and software. A retired product keeps its articles, services and cases.',
    objectApiName: 'Product2',
    listViewApiName: 'Catalogue',
    create: 'NewProduct',
    bulk: 'productVersions',
    searched: ['Name', 'ItemNumber__c'],
    related: [{ list: 'services', by: 'ProductId__c' }],
  },
  fleet: {
    title: 'Fleet',
    lead: 'Aircraft of all accounts. An aircraft is added on the page of its account.',
    objectApiName: 'Aircraft__c',
    listViewApiName: 'Fleet',
    create: null,
    searched: ['TailNumber__c'],
    related: [{ list: 'services', by: 'AircraftId__c' }],
  },
  services: {
    title: 'Services',
    lead: 'What accounts may download, and until when, the earliest end first. A service is added on the page of its account.',
    objectApiName: 'Subscription__c',
    listViewApiName: 'ServicesByEnd',
    create: null,
    searched: ['ServiceNumber__c'],
  },
  expiries: {
    title: 'Upcoming expiries',
    lead: 'Active services, the earliest end first. Renew one on its page, or let it expire on the day after its end.',
    objectApiName: 'Subscription__c',
    listViewApiName: 'UpcomingExpiries',
    create: null,
    searched: ['ServiceNumber__c'],
  },
  values: {
    title: 'Lists',
    lead: 'The values that people choose from: impacts, issue types, origins, info types, avionics and coverages.',
    objectApiName: 'ListValue__c',
    listViewApiName: 'ListValues',
    create: 'NewListValue',
    searched: ['Label__c', 'Value__c'],
  },
  fields: {
    title: 'Fields',
    lead: 'What you ask for in addition: fields of cases, accounts, contacts, products, aircraft and services. Forms, pages and lists have them at once.',
    objectApiName: 'CustomField__c',
    listViewApiName: 'OwnFields',
    create: 'NewField',
    searched: ['Label__c', 'ApiName__c'],
  },
  queues: {
    title: 'Queues',
    lead: 'Where cases wait for an agent, and who mails about them come from.',
    objectApiName: 'Queue__c',
    listViewApiName: 'AllQueues',
    create: 'NewQueue',
    searched: ['Name'],
    related: [
      { list: 'queue-members', by: 'QueueId__c' },
      { list: 'routing', by: 'QueueId__c' },
    ],
  },
  'queue-members': {
    title: 'Queue members',
    lead: 'Agents of all queues. An agent is added on the page of the queue.',
    objectApiName: 'QueueMember__c',
    listViewApiName: 'QueueMembers',
    create: null,
    searched: [],
  },
  routing: {
    title: 'Routing',
    lead: 'Which queue a new case gets. The first rule whose conditions all hold decides; without one the case goes to the default queue.',
    objectApiName: 'RoutingRule__c',
    listViewApiName: 'RoutingRules',
    create: 'NewRoutingRule',
    searched: ['Name'],
  },
  'routing-tests': {
    title: 'Routing tests',
    lead: 'Which queue a case would get, and by which rule. Tests are deleted after 30 days.',
    objectApiName: 'RoutingTest__c',
    listViewApiName: 'RoutingTests',
    create: 'TestRouting',
    searched: ['TestNumber__c'],
  },
  calendars: {
    title: 'Business calendars',
    lead: 'When support is open: time zone, opening hours and holidays. Changes apply to times that are counted from then on.',
    objectApiName: 'BusinessCalendar__c',
    listViewApiName: 'AllCalendars',
    create: 'NewCalendar',
    searched: ['Name'],
    related: [
      { list: 'holidays', by: 'CalendarId__c' },
      { list: 'targets', by: 'CalendarId__c' },
    ],
  },
  holidays: {
    title: 'Holidays',
    lead: 'Days on which a calendar is closed, the earliest first. A holiday is added on the page of its calendar.',
    objectApiName: 'Holiday__c',
    listViewApiName: 'Holidays',
    create: null,
    searched: ['Name'],
  },
  targets: {
    title: 'Answer targets',
    lead: 'Within how many business hours support answers and solves a case. Changes apply to cases that are opened from then on.',
    objectApiName: 'AnswerTarget__c',
    listViewApiName: 'AnswerTargets',
    create: 'NewAnswerTarget',
    searched: ['Name'],
  },
  automations: {
    title: 'Automations',
    lead: 'What happens to cases without a person, in this order. Try an automation before you make it active.',
    objectApiName: 'Automation__c',
    listViewApiName: 'Automations',
    create: 'NewAutomation',
    searched: ['Name'],
  },
  'case-settings': {
    title: 'Reminders and closing',
    lead: 'After how many days support reminds a customer of a question, and closes a resolved case.',
    objectApiName: 'CaseSettings__c',
    listViewApiName: 'CaseSettings',
    create: null,
    searched: [],
  },
}

/** The cases of an account or a contact, among their related records. */
const caseList: SetupList = {
  title: 'Cases',
  lead: '',
  objectApiName: 'Case',
  listViewApiName: 'AllCases',
  create: null,
  searched: [],
}

type SectionPage = 'setupList' | 'customers'

/** Lists under one address: Setup is for administrators, Customers for agents. */
export type Section = {
  readonly page: SectionPage
  /** The lists by the subject that they belong to. */
  readonly groups: readonly { readonly heading?: string; readonly names: readonly SetupListName[] }[]
  /** Lists of cases among related records, by the field that refers to the record. */
  readonly casesBy: Readonly<Partial<Record<SetupListName, string>>>
}

export const setupSection: Section = {
  page: 'setupList',
  groups: [
    { heading: 'People and customers', names: ['people', 'accounts', 'contacts'] },
    { heading: 'Products and services', names: ['products', 'fleet', 'services', 'expiries'] },
    {
      heading: 'Opening hours and queues',
      names: ['calendars', 'holidays', 'targets', 'queues', 'queue-members', 'routing', 'routing-tests'],
    },
    { heading: 'Cases and forms', names: ['fields', 'values', 'automations', 'case-settings'] },
  ],
  casesBy: {},
}

export const customerSection: Section = {
  page: 'customers',
  groups: [{ names: ['accounts', 'contacts', 'fleet', 'services', 'expiries'] }],
  casesBy: { accounts: 'AccountId', contacts: 'ContactId' },
}

/** The names of all lists of a section. */
export const namesIn = ({ groups }: Section): SetupListName[] => groups.flatMap(({ names }) => names)

/** The section of the current page. */
export function useSection(): Section {
  const { pathname } = useLocation()
  return pageAt(pathname)?.[0] === 'customers' ? customerSection : setupSection
}

/** The lists of records that refer to a record of this list, with the address of their records. */
export function relatedLists({ page, casesBy }: Section, name: SetupListName) {
  const by = casesBy[name]
  return [
    ...(setupLists[name].related ?? []).map((related) => ({
      list: setupLists[related.list],
      by: related.by,
      hrefOf: (id: string) => paths[page]({ list: related.list, id }),
    })),
    ...(by === undefined ? [] : [{ list: caseList, by, hrefOf: (id: string) => paths.caseDetails({ id }) }]),
  ]
}

/** The list at an address; null for none. */
export function setupListAt(
  section: Section,
  name: string | undefined,
): { name: SetupListName; list: SetupList } | null {
  const known = namesIn(section).find((candidate) => candidate === name)
  return known === undefined ? null : { name: known, list: setupLists[known] }
}
