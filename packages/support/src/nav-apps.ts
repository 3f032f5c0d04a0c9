import type { NavAppDefinition, NavItemDefinition } from 'platform'
import { customerProfiles } from './profiles.ts'

const caseManager: NavItemDefinition = {
  developerName: 'CaseManager',
  label: 'Case Manager',
  objectApiName: 'Case',
  content: '/case-manager',
}

const caseQueue: NavItemDefinition = {
  developerName: 'CaseQueue',
  label: 'Case Queue',
  objectApiName: 'Case',
  content: '/agent',
}

const replyTemplates: NavItemDefinition = {
  developerName: 'ReplyTemplates',
  label: 'Reply Templates',
  objectApiName: 'ReplyTemplate__c',
  content: '/reply-templates',
}

const knowledge: NavItemDefinition = {
  developerName: 'Knowledge',
  label: 'Knowledge',
  objectApiName: 'Knowledge__kav',
  content: '/knowledge',
}

const products: NavItemDefinition = {
  developerName: 'ProductsAndServices',
  label: 'Products and Services',
  objectApiName: 'Product2',
  content: '/products-and-services',
}

const productAlerts: NavItemDefinition = {
  developerName: 'ProductAlerts',
  label: 'Product Alerts',
  objectApiName: 'ProductAlert__c',
  content: '/product-alerts',
}

const account: NavItemDefinition = {
  developerName: 'AccountManager',
  label: 'Account Manager',
  content: '/account/personal',
}

// Of accounts for which there are resets.
const downloadReset: NavItemDefinition = {
  developerName: 'DownloadReset',
  label: 'Reset download counter',
  objectApiName: 'DownloadReset__c',
  content: '/download-reset',
}

const auditLog: NavItemDefinition = {
  developerName: 'AuditLog',
  label: 'Audit Log',
  objectApiName: 'AuditEvent__c',
  content: '/audit-log',
  profiles: ['AccountAdmin', 'Agent', 'Administrator'],
}

const setup: NavItemDefinition = { developerName: 'Setup', label: 'Setup', content: '/setup' }

/** The navigation of customers, agents, authors and administrators: the screens that the portal has, each at its address there. */
export const navApps: readonly NavAppDefinition[] = [
  {
    developerName: 'SupportPortal',
    id: '06m000000000501AAA',
    label: 'Support portal',
    description: 'Cases, knowledge and services of an account.',
    profiles: customerProfiles,
    formFactors: ['Large', 'Medium', 'Small'],
    headerColor: '1F5E7A',
    iconUrl: '/favicon.svg',
    logoUrl: '/favicon.svg',
    startUrl: '/',
    navItems: [
      caseManager,
      knowledge,
      products,
      productAlerts,
      downloadReset,
      account,
      {
        developerName: 'UserManagement',
        label: 'User Management',
        objectApiName: 'Contact',
        content: '/user-management',
        profiles: ['AccountAdmin'],
      },
      auditLog,
    ],
  },
  {
    developerName: 'SupportDesk',
    id: '06m000000000502AAA',
    label: 'Support desk',
    description: 'The queues of support and the accounts behind the cases.',
    profiles: ['Agent'],
    formFactors: ['Large', 'Medium', 'Small'],
    headerColor: '1F5E7A',
    iconUrl: '/favicon.svg',
    logoUrl: '/favicon.svg',
    startUrl: '/agent',
    navItems: [caseQueue, caseManager, knowledge, products, productAlerts, replyTemplates, account, auditLog],
  },
  {
    developerName: 'KnowledgeDesk',
    id: '06m000000000503AAA',
    label: 'Knowledge desk',
    description: 'Articles from the first draft to the archive.',
    profiles: ['Author'],
    formFactors: ['Large', 'Medium', 'Small'],
    headerColor: '1F5E7A',
    iconUrl: '/favicon.svg',
    logoUrl: '/favicon.svg',
    startUrl: '/',
    navItems: [
      { developerName: 'Articles', label: 'Articles', objectApiName: 'Knowledge__kav', content: '/author' },
      knowledge,
      products,
      productAlerts,
      replyTemplates,
      account,
    ],
  },
  {
    developerName: 'Setup',
    id: '06m000000000504AAA',
    label: 'Setup',
    description: 'People of the provider, accounts, the catalog and the fleet.',
    profiles: ['Administrator'],
    formFactors: ['Large', 'Medium', 'Small'],
    headerColor: '1F5E7A',
    iconUrl: '/favicon.svg',
    logoUrl: '/favicon.svg',
    startUrl: '/setup',
    navItems: [setup, knowledge, account, auditLog],
  },
]
