import type { Offers } from '../site/offers.ts'

const cases = { places: ['CaseManager', 'Knowledge', 'ProductsAndServices', 'ProductAlerts', 'AccountManager'] }
const ofCustomers: Offers = { ...cases, caseLists: ['AllCases', 'MyCases', 'MyRecentCases', 'WaitingOnMe'] }
const byProfile: Readonly<Record<string, Offers>> = {
  Customer: ofCustomers,
  AccountAdmin: { ...ofCustomers, places: [...cases.places, 'UserManagement', 'AuditLog'] },
  Agent: { places: ['CaseQueue', 'ReplyTemplates', ...cases.places], caseLists: ['AllCases', 'MyQueue', 'OpenQueue'] },
}

/** Places and case lists that the server offers to a profile; authors see no cases. */
export const offersOf = (profile: string): Offers =>
  byProfile[profile] ?? {
    places: ['Articles', 'Knowledge', 'ProductsAndServices', 'ProductAlerts', 'ReplyTemplates', 'AccountManager'],
    caseLists: [],
  }
