import type { SessionShape } from 'contract'
import { type Audience, isFor } from './audience.ts'

/** One page without its code. Routes, navigation and tests of all pages are made from the list below. */
export type PageEntry = {
  /** A path pattern of the router, with parameters as `:name`. */
  readonly path: string
  /** A second address of the same page. */
  readonly alias?: string
  /** The search parameters. */
  readonly query?: Readonly<Record<string, 'required' | 'optional'>>
  readonly audience: Audience | readonly Audience[]
  /** The default title of the document. */
  readonly title: string
  /** `<area>/<screen>`: its code is in `areas/<area>/screens/<screen>/`. */
  readonly screen: string
  /** The navigation place of the page, by its name on the server. */
  readonly place?: string
  /** The page of the navigation that it belongs to. */
  readonly within?: string
  readonly hasNoFooter?: true
  /** For agents, the page is part of their console, which fills the window: it has no footer, and the queue is its place in the navigation. */
  readonly isInConsole?: true
}

/** Every page of the portal. */
export const pages = {
  home: { path: '/', audience: 'public', title: 'Home', screen: 'home/home' },
  signIn: {
    path: '/login',
    query: { startURL: 'optional', reason: 'optional' },
    audience: 'guest',
    title: 'Sign In / Register',
    screen: 'sign-in/sign-in',
    hasNoFooter: true,
  },
  companySignIn: {
    path: '/login/company',
    query: { startURL: 'optional', ready: 'optional' },
    audience: 'guest',
    title: 'Sign in with your company',
    screen: 'sign-in/company-sign-in',
    hasNoFooter: true,
  },
  verifySignIn: {
    path: '/login/verify',
    query: { startURL: 'optional' },
    audience: 'guest',
    title: 'Two-step verification',
    screen: 'sign-in/verify-sign-in',
    hasNoFooter: true,
  },
  setUpSecondFactor: {
    path: '/login/set-up',
    query: { startURL: 'optional' },
    audience: 'guest',
    title: 'Set up two-step verification',
    screen: 'sign-in/set-up-second-factor',
    hasNoFooter: true,
  },
  registration: {
    path: '/registration-page',
    query: { startURL: 'optional', sent: 'optional' },
    audience: 'guest',
    title: 'Registration',
    screen: 'sign-in/registration',
    hasNoFooter: true,
  },
  resetPassword: {
    path: '/reset-password',
    query: { sent: 'optional' },
    audience: 'public',
    title: 'Reset password',
    screen: 'sign-in/reset-password',
    hasNoFooter: true,
  },
  confirmAddress: {
    path: '/confirm-address/:token',
    query: { updated: 'optional' },
    audience: 'public',
    title: 'Confirm your e-mail',
    screen: 'sign-in/confirm-address',
  },
  trouble: {
    path: '/trouble',
    audience: 'public',
    title: 'Trouble signing in or registering',
    screen: 'sign-in/trouble',
  },
  caseManager: {
    path: '/case-manager',
    query: {
      list: 'optional',
      created: 'optional',
      status: 'optional',
      q: 'optional',
      sort: 'optional',
      page: 'optional',
    },
    audience: 'customer',
    title: 'Case Manager',
    screen: 'cases/case-manager',
    place: 'CaseManager',
  },
  openCase: {
    path: '/case-manager/Open-a-Case',
    alias: '/create-support-case',
    query: { productName: 'optional', tail: 'optional', notReset: 'optional', reset: 'optional', contact: 'optional' },
    audience: 'customer',
    title: 'Open a Case',
    screen: 'cases/open-case',
    within: 'caseManager',
  },
  caseDetails: {
    path: '/case-details',
    query: { id: 'required', view: 'optional' },
    audience: 'customer',
    title: 'Case',
    screen: 'cases/case-detail',
    within: 'caseManager',
    isInConsole: true,
  },
  caseQueue: {
    path: '/agent',
    query: {
      queue: 'optional',
      q: 'optional',
      product: 'optional',
      tier: 'optional',
      impact: 'optional',
      age: 'optional',
      desk: 'optional',
      owner: 'optional',
      escalated: 'optional',
      sort: 'optional',
      page: 'optional',
    },
    audience: 'agent',
    title: 'Case Queue',
    screen: 'cases/case-queue',
    place: 'CaseQueue',
    isInConsole: true,
  },
  caseNumbers: {
    path: '/agent/numbers',
    audience: 'agent',
    title: 'Numbers',
    screen: 'cases/case-numbers',
    within: 'caseQueue',
    isInConsole: true,
  },
  customers: {
    path: '/agent/customers/:list',
    query: {
      q: 'optional',
      page: 'optional',
      id: 'optional',
      action: 'optional',
      on: 'optional',
      done: 'optional',
      from: 'optional',
    },
    audience: 'agent',
    title: 'Customers',
    screen: 'setup/customers',
    within: 'caseQueue',
  },
  replyTemplates: {
    path: '/reply-templates',
    query: { id: 'optional', saved: 'optional', page: 'optional' },
    audience: ['agent', 'author'],
    title: 'Reply Templates',
    screen: 'cases/reply-templates',
    place: 'ReplyTemplates',
  },
  knowledge: {
    path: '/knowledge',
    query: { productName: 'optional', category: 'optional', show: 'optional' },
    audience: 'public',
    title: 'Knowledge',
    screen: 'knowledge/knowledge',
    place: 'Knowledge',
  },
  products: {
    path: '/products-and-services',
    query: { productName: 'optional', page: 'optional' },
    audience: 'public',
    title: 'Products and Services',
    screen: 'knowledge/products',
    place: 'ProductsAndServices',
  },
  article: {
    path: '/article/:urlName',
    query: { caseId: 'optional', caseNumber: 'optional', productName: 'optional', download: 'optional' },
    audience: 'public',
    title: 'Article',
    screen: 'knowledge/article',
    within: 'knowledge',
  },
  author: {
    path: '/author',
    query: {
      id: 'optional',
      version: 'optional',
      from: 'optional',
      to: 'optional',
      show: 'optional',
      page: 'optional',
      saved: 'optional',
    },
    audience: 'author',
    title: 'Articles',
    screen: 'knowledge/author',
    place: 'Articles',
  },
  searchWords: {
    path: '/author/search-words',
    audience: 'author',
    title: 'Search Words',
    screen: 'knowledge/search-words',
    within: 'author',
  },
  productAlerts: {
    path: '/product-alerts',
    audience: ['customer', 'author'],
    title: 'Product Alert Subscriptions',
    screen: 'alerts/product-alerts',
    place: 'ProductAlerts',
  },
  allAlerts: {
    path: '/product-alerts/all',
    query: { page: 'optional' },
    audience: ['customer', 'author'],
    title: 'All Alerts',
    screen: 'alerts/all-alerts',
    within: 'productAlerts',
  },
  newAlert: {
    path: '/product-alerts/new',
    audience: ['agent', 'author'],
    title: 'New Alert',
    screen: 'alerts/new-alert',
    within: 'productAlerts',
  },
  editAlert: {
    path: '/product-alerts/edit',
    query: { id: 'required' },
    audience: ['agent', 'author'],
    title: 'Edit Alert',
    screen: 'alerts/edit-alert',
    within: 'productAlerts',
  },
  productAlert: {
    path: '/product-alert',
    query: { id: 'required', published: 'optional', saved: 'optional' },
    audience: ['customer', 'author'],
    title: 'Product Alert',
    screen: 'alerts/product-alert',
    within: 'productAlerts',
  },
  stopAlertMails: {
    path: '/unsubscribe/:token',
    query: { stopped: 'optional' },
    audience: 'public',
    title: 'Stop product alert e-mails',
    screen: 'alerts/stop-mails',
  },
  search: {
    path: '/search',
    query: { q: 'optional', product: 'optional', category: 'optional', type: 'optional', page: 'optional' },
    audience: 'public',
    title: 'Search',
    screen: 'search/search',
  },
  guestCase: {
    path: '/guest-case',
    query: { sent: 'optional' },
    audience: 'public',
    title: 'Guest case',
    screen: 'guest/guest-case',
  },
  guestCaseLink: {
    path: '/guest-case-link',
    query: { sent: 'optional' },
    audience: 'public',
    title: 'Read your guest case',
    screen: 'guest/case-link',
  },
  downloadReset: {
    path: '/download-reset',
    query: { q: 'optional', by: 'optional', page: 'optional', reset: 'optional' },
    audience: 'customer',
    title: 'Reset download counter',
    screen: 'downloads/download-reset',
    place: 'DownloadReset',
  },
  accountPersonal: {
    path: '/account/personal',
    query: { edit: 'optional' },
    audience: ['customer', 'author', 'administrator'],
    title: 'Personal Information',
    screen: 'account/personal',
    place: 'AccountManager',
  },
  accountSecurity: {
    path: '/account/security',
    query: { updated: 'optional' },
    audience: ['customer', 'author', 'administrator'],
    title: 'Password & Security',
    screen: 'account/security',
    within: 'accountPersonal',
  },
  cookieSettings: {
    path: '/cookie-settings',
    query: { startURL: 'optional' },
    audience: 'public',
    title: 'Cookie Settings',
    screen: 'account/cookie-settings',
  },
  legal: {
    path: '/legal/:legalName',
    query: { version: 'optional' },
    audience: 'public',
    title: 'Legal',
    screen: 'legal/legal',
  },
  accountAlerts: {
    path: '/account/alerts',
    audience: ['customer', 'author', 'administrator'],
    title: 'Alerts & Notifications',
    screen: 'account/alerts',
    within: 'accountPersonal',
  },
  accountPrivacy: {
    path: '/account/privacy',
    query: { remove: 'optional' },
    audience: ['customer', 'author', 'administrator'],
    title: 'Data & Privacy',
    screen: 'account/privacy',
    within: 'accountPersonal',
  },
  userManagement: {
    path: '/user-management',
    query: { q: 'optional', sort: 'optional', page: 'optional', add: 'optional', added: 'optional' },
    audience: 'admin',
    title: 'User Management',
    screen: 'people/user-management',
    place: 'UserManagement',
  },
  auditLog: {
    path: '/audit-log',
    query: { kind: 'optional', created: 'optional', who: 'optional', page: 'optional' },
    audience: ['admin', 'agent', 'administrator'],
    title: 'Audit Log',
    screen: 'people/audit-log',
    place: 'AuditLog',
  },
  setup: {
    path: '/setup',
    audience: 'administrator',
    title: 'Setup',
    screen: 'setup/setup',
    place: 'Setup',
  },
  setupHealth: {
    path: '/setup/health',
    query: { updated: 'optional' },
    audience: 'administrator',
    title: 'Health',
    screen: 'setup/health',
    within: 'setup',
  },
  productVersions: {
    path: '/setup/products/versions',
    audience: 'administrator',
    title: 'Change versions',
    screen: 'setup/product-versions',
    within: 'setup',
  },
  setupList: {
    path: '/setup/:list',
    query: {
      q: 'optional',
      page: 'optional',
      id: 'optional',
      action: 'optional',
      on: 'optional',
      done: 'optional',
      from: 'optional',
    },
    audience: 'administrator',
    title: 'Setup',
    screen: 'setup/setup-list',
    within: 'setup',
  },
} as const satisfies Readonly<Record<string, PageEntry>>

export type Pages = typeof pages

export type PageName = keyof Pages

/** All pages with their names. */
export const allPages = Object.entries(pages) as [PageName, PageEntry][]

/** The page at a path, in upper or lower case as the router takes it; undefined where there is none. */
export function pageAt(pathname: string): [PageName, PageEntry] | undefined {
  return allPages.find(([, { path, alias }]) => isAt(pathname, path) || (alias !== undefined && isAt(pathname, alias)))
}

function isAt(pathname: string, path: string): boolean {
  const parts = pathname
    .replace(/(?<=.)\/$/, '')
    .toLowerCase()
    .split('/')
  const wanted = path.toLowerCase().split('/')
  return parts.length === wanted.length && wanted.every((part, index) => part.startsWith(':') || part === parts[index])
}

/** Whether the page at this path opens in the console of agents for the user of this session. */
export const isConsoleAt = (pathname: string, session: Pick<SessionShape, 'user'> | null): boolean =>
  pageAt(pathname)?.[1].isInConsole === true && isFor('agent', session)
