import { checkSuffix } from 'contract'

/** A record id that is the same in every test run. */
export function worldId(keyPrefix: string, number: number): string {
  const id = keyPrefix + String(number).padStart(12, '0')
  return id + checkSuffix(id)
}

/**
 * The people of the small world. Mara, Nils and Theo (account admin) are of Osprey; Rolf was of Osprey and has been removed.
 * Ines and Ida are of Northfield, where people see their own cases only. Sam is of a military wing. Jonas holds the export
 * clearance, Wren does not; Priya may publish articles, Otto may not. Ada is an administrator without the clearance.
 */
export const worldPeople = {
  mara: { number: 1, name: 'Mara Okafor', account: 'osprey', profile: 'Customer' },
  nils: { number: 2, name: 'Nils Berg', account: 'osprey', profile: 'Customer' },
  theo: { number: 3, name: 'Theo Lindqvist', account: 'osprey', profile: 'AccountAdmin' },
  rolf: { number: 4, name: 'Rolf Removed', account: 'osprey', profile: 'Customer' },
  ines: { number: 5, name: 'Ines Duarte', account: 'northfield', profile: 'Customer' },
  ida: { number: 6, name: 'Ida Strand', account: 'northfield', profile: 'Customer' },
  sam: { number: 7, name: 'Sam Adeyemi', account: 'wing', profile: 'Customer' },
  jonas: { number: 8, name: 'Jonas Weil', account: null, profile: 'Agent' },
  wren: { number: 9, name: 'Wren Castell', account: null, profile: 'Agent' },
  priya: { number: 10, name: 'Priya Nair', account: null, profile: 'Author' },
  otto: { number: 11, name: 'Otto Lund', account: null, profile: 'Author' },
  ada: { number: 12, name: 'Ada Voss', account: null, profile: 'Administrator' },
} as const

export type WorldPerson = keyof typeof worldPeople
export type WorldAccount = 'osprey' | 'northfield' | 'wing'

export const worldPersonNames = Object.keys(worldPeople) as WorldPerson[]

export const userIdOf = (person: WorldPerson): string => worldId('005', worldPeople[person].number)
export const contactIdOf = (person: WorldPerson): string => worldId('003', worldPeople[person].number)

const accountNumbers: Readonly<Record<WorldAccount, number>> = { osprey: 1, northfield: 2, wing: 3 }
export const worldAccounts = Object.keys(accountNumbers) as WorldAccount[]
export const accountIdOf = (account: WorldAccount): string => worldId('001', accountNumbers[account])

/** People of accounts who own rows of every kind. */
export const rowOwners = ['mara', 'nils', 'ines', 'ida', 'sam'] as const satisfies readonly WorldPerson[]

export const accountOf = (person: WorldPerson): WorldAccount | null => worldPeople[person].account
