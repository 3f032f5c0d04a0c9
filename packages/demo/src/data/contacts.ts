import type { DemoAccountKey } from './accounts.ts'

/** A person of a demo customer. Without `user` there is an active login, that of a customer unless said otherwise. */
export type DemoContact = {
  first: string
  last: string
  role: string
  profile?: 'AccountAdmin'
  user?: 'none' | 'inactive' | 'removed'
}

/** The address of a person of an account, in lower case. */
export const addressOf = ({ first, last }: DemoContact, domain: string): string =>
  `${first}.${last}@${domain}`.toLowerCase()

/** The people of each account; their addresses are made of name and domain. All are invented. */
export const demoContacts: Readonly<Record<DemoAccountKey, readonly DemoContact[]>> = {
  osprey: [
    { first: 'Mara', last: 'Okafor', role: 'Director of Maintenance' },
    {
      first: 'Theo',
      last: 'Lindqvist',
      role: 'Flight Department Manager',
      profile: 'AccountAdmin',
    },
    { first: 'Bianca', last: 'Ferreira', role: 'Chief Pilot' },
    { first: 'Callum', last: 'Reyes', role: 'Captain' },
    { first: 'Noor', last: 'Haddad', role: 'Avionics Technician' },
    { first: 'Grete', last: 'Solberg', role: 'Dispatcher' },
    { first: 'Desmond', last: 'Achebe', role: 'First Officer' },
    { first: 'Yuki', last: 'Tanabe', role: 'Scheduler', user: 'none' },
    { first: 'Paula', last: 'Winther', role: 'Records Clerk', user: 'inactive' },
  ],
  northfield: [
    { first: 'Ines', last: 'Duarte', role: 'Owner and Pilot' },
    { first: 'Rafe', last: 'Holloway', role: 'Chief Instructor', profile: 'AccountAdmin' },
    { first: 'Sanna', last: 'Virtala', role: 'Instructor' },
    { first: 'Omar', last: 'Benali', role: 'Maintenance Lead' },
    { first: 'Lucy', last: 'Pemberton', role: 'Office' },
  ],
  fortySecond: [
    { first: 'Sam', last: 'Adeyemi', role: 'Mission Planning' },
    { first: 'Ruth', last: 'Kellerman', role: 'Aeronautical Information Officer', profile: 'AccountAdmin' },
    { first: 'Viktor', last: 'Danek', role: 'Avionics Section' },
    { first: 'Imogen', last: 'Farrow', role: 'Flight Data Cell' },
    { first: 'Pietro', last: 'Galli', role: 'Supply' },
  ],
  skerry: [
    { first: 'Lena', last: 'Hovland', role: 'Navigation Data Coordinator' },
    { first: 'Anders', last: 'Myhre', role: 'Operations Control', profile: 'AccountAdmin' },
    { first: 'Chloe', last: 'Bastian', role: 'EFB Administrator' },
    { first: 'Joaquin', last: 'Ibarra', role: 'Technical Pilot' },
    { first: 'Signe', last: 'Aas', role: 'Line Maintenance' },
  ],
  lowfell: [
    { first: 'Edith', last: 'Marlow', role: 'Club Secretary', profile: 'AccountAdmin' },
    { first: 'Kofi', last: 'Mensah', role: 'Member' },
    { first: 'Stellan', last: 'Brandvik', role: 'Member' },
    { first: 'Agnes', last: 'Doyle', role: 'Tow Pilot' },
  ],
  harrow: [
    { first: 'Marcus', last: 'Teale', role: 'Operations Manager', profile: 'AccountAdmin' },
    { first: 'Leila', last: 'Sarraf', role: 'Captain' },
    { first: 'Hugo', last: 'Lindgren', role: 'Maintenance Control' },
    { first: 'Tess', last: 'Abernathy', role: 'Dispatcher' },
  ],
  tideway: [
    { first: 'Nadia', last: 'Kowalczyk', role: 'Fleet Manager', profile: 'AccountAdmin' },
    { first: 'Elias', last: 'Thorne', role: 'Lead Pilot' },
    { first: 'Mei', last: 'Calloway', role: 'Avionics Technician' },
    { first: 'Bram', last: 'Verhoeven', role: 'Dispatcher', user: 'removed' },
  ],
  transport: [
    { first: 'Odile', last: 'Marchetti', role: 'Aeronautical Information Officer', profile: 'AccountAdmin' },
    { first: 'Grant', last: 'Sorley', role: 'Mission Planning' },
    { first: 'Hanne', last: 'Kristoffersen', role: 'Flight Data Cell' },
    { first: 'Dario', last: 'Petrov', role: 'Avionics Section' },
  ],
}
