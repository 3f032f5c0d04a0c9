import type { NavAppDefinition } from '../metadata/navigation.ts'

export const toyNavApps: readonly NavAppDefinition[] = [
  {
    developerName: 'Desk',
    id: '06m000000000901AAA',
    label: 'Desk',
    description: 'For the staff of a branch.',
    profiles: ['Librarian'],
    formFactors: ['Large'],
    startUrl: '/desk',
    navItems: [
      { developerName: 'Loans', label: 'Loans', objectApiName: 'Loan__c', content: '/loans' },
      { developerName: 'Books', label: 'Books', objectApiName: 'Book__c', content: '/books' },
    ],
  },
  {
    developerName: 'Catalogue',
    id: '06m000000000902AAA',
    label: 'Catalogue',
    description: 'What there is to read.',
    profiles: ['Reader', 'Librarian'],
    formFactors: ['Large', 'Small'],
    headerColor: '336699',
    iconUrl: '/icons/catalogue.svg',
    logoUrl: '/logo.svg',
    startUrl: '/',
    navItems: [
      { developerName: 'Books', label: 'Books', objectApiName: 'Book__c', content: '/books', color: '112233' },
      { developerName: 'Vaults', label: 'Vaults', objectApiName: 'Vault__c', content: '/vaults' },
      { developerName: 'Fines', label: 'My fines', content: '/fines', profiles: ['Reader'] },
      { developerName: 'Help', label: 'Help', content: '/help', iconUrl: '/icons/help.svg' },
    ],
  },
]
