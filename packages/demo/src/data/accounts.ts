import type { AccountRecordType } from 'support'

export type DemoAccount = {
  key: string
  name: string
  recordType: AccountRecordType
  tier: 'Standard' | 'Essential' | 'Preferred' | 'Prime'
  number: string
  customerNumber: string
  ccid: string
  domain: string
  /** Where its people work. */
  timeZone: string
  caseVisibility?: 'Own'
}

/** The demo customers; every one of them is invented. */
export const demoAccounts = [
  {
    key: 'osprey',
    name: 'Osprey Ridge Aviation',
    recordType: 'BusinessAviation',
    tier: 'Prime',
    number: 'A-10482',
    customerNumber: 'C-77310',
    ccid: 'ORA-0482',
    domain: 'osprey-ridge.example',
    timeZone: 'America/Denver',
  },
  {
    key: 'northfield',
    name: 'Northfield Flying',
    recordType: 'GeneralAviation',
    tier: 'Essential',
    number: 'A-10517',
    customerNumber: 'C-77388',
    ccid: 'NFF-0517',
    domain: 'northfield-flying.example',
    timeZone: 'Europe/Lisbon',
  },
  {
    key: 'fortySecond',
    name: 'Forty-Second Wing',
    recordType: 'Military',
    tier: 'Preferred',
    number: 'A-10633',
    customerNumber: 'C-78004',
    ccid: 'FSW-0633',
    domain: 'forty-second-wing.example',
    timeZone: 'Europe/London',
  },
  {
    key: 'skerry',
    name: 'Skerry Air',
    recordType: 'Commercial',
    tier: 'Preferred',
    number: 'A-10671',
    customerNumber: 'C-78120',
    ccid: 'SKA-0671',
    domain: 'skerry-air.example',
    timeZone: 'Europe/Oslo',
  },
  {
    key: 'lowfell',
    name: 'Lowfell Flying Club',
    recordType: 'GeneralAviation',
    tier: 'Standard',
    number: 'A-10709',
    customerNumber: 'C-78211',
    ccid: 'LFC-0709',
    domain: 'lowfell.example',
    timeZone: 'Europe/Berlin',
    caseVisibility: 'Own',
  },
  {
    key: 'harrow',
    name: 'Harrow Point Charter',
    recordType: 'BusinessAviation',
    tier: 'Essential',
    number: 'A-10744',
    customerNumber: 'C-78305',
    ccid: 'HPC-0744',
    domain: 'harrow-point.example',
    timeZone: 'America/Toronto',
  },
  {
    key: 'tideway',
    name: 'Tideway Medical Flight',
    recordType: 'BusinessAviation',
    tier: 'Prime',
    number: 'A-10790',
    customerNumber: 'C-78422',
    ccid: 'TMF-0790',
    domain: 'tideway-medical.example',
    timeZone: 'Australia/Sydney',
  },
  {
    key: 'transport',
    name: 'Fourth Transport Wing',
    recordType: 'Military',
    tier: 'Standard',
    number: 'A-10825',
    customerNumber: 'C-78519',
    ccid: 'FTW-0825',
    domain: 'fourth-transport.example',
    timeZone: 'Europe/Warsaw',
  },
] as const satisfies readonly DemoAccount[]

export type DemoAccountKey = (typeof demoAccounts)[number]['key']
