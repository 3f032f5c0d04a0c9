import type { NavAppDefinition } from 'platform'
import { customerProfiles } from './profiles.ts'

/** The navigation of customers, agents and authors. */
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
      { developerName: 'CaseManager', label: 'Case Manager', objectApiName: 'Case', content: '/case-manager' },
      { developerName: 'Knowledge', label: 'Knowledge', objectApiName: 'Knowledge__kav', content: '/knowledge' },
      {
        developerName: 'ProductsAndServices',
        label: 'Products & Services',
        objectApiName: 'Product2',
        content: '/products-and-services',
      },
      {
        developerName: 'ProductAlerts',
        label: 'Product alerts',
        objectApiName: 'ProductAlert__c',
        content: '/product-alerts',
      },
      {
        developerName: 'DownloadReset',
        label: 'Download counter',
        objectApiName: 'Subscription__c',
        content: '/download-reset',
      },
      {
        developerName: 'UserManagement',
        label: 'User Management',
        objectApiName: 'Contact',
        content: '/user-management',
        profiles: ['AccountAdmin'],
      },
      { developerName: 'Account', label: 'Account', content: '/account/personal' },
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
    navItems: [
      { developerName: 'Desk', label: 'Desk', objectApiName: 'Case', content: '/agent' },
      { developerName: 'CaseManager', label: 'Case Manager', objectApiName: 'Case', content: '/case-manager' },
      { developerName: 'Knowledge', label: 'Knowledge', objectApiName: 'Knowledge__kav', content: '/knowledge' },
    ],
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
    startUrl: '/author',
    navItems: [
      { developerName: 'Articles', label: 'Articles', objectApiName: 'Knowledge__kav', content: '/author' },
      { developerName: 'Knowledge', label: 'Knowledge', objectApiName: 'Knowledge__kav', content: '/knowledge' },
    ],
  },
]
