import { read } from 'record-cache-react'
import { page } from '../../../../records/page.ts'
import { getAnyListRecords } from '../../../../records/records.ts'
import { pages } from '../../../../site/pages.ts'
import { paths } from '../../../../site/paths.ts'
import { type Health, readHealth } from '../../parts/setup-reads.ts'
import { type SetupListName, setupLists } from '../../setup-lists.ts'

/** The steps from an empty installation to the first case, each with the records that show that it was taken. */
export const steps = [
  { name: 'administrators', list: 'people', where: { Profile: { eq: 'Administrator' } }, wanted: 2 },
  { name: 'agents', list: 'people', where: { Profile: { eq: 'Agent' } }, wanted: 1 },
  {
    name: 'authors',
    list: 'people',
    where: { and: [{ Profile: { eq: 'Author' } }, { PublishRight__c: { eq: true } }] },
    wanted: 1,
  },
  { name: 'products', list: 'products', where: { IsActive: { eq: true } }, wanted: 1 },
  { name: 'accounts', list: 'accounts', where: null, wanted: 1 },
  {
    name: 'accountAdmins',
    list: 'contacts',
    where: { or: [{ InvitedProfile__c: { eq: 'AccountAdmin' } }, { Login__r: { Profile: { eq: 'AccountAdmin' } } }] },
    wanted: 1,
  },
  { name: 'services', list: 'services', where: { Status__c: { eq: 'Active' } }, wanted: 1 },
] as const satisfies readonly { name: string; list: SetupListName; where: object | null; wanted: number }[]

export type StepName = (typeof steps)[number]['name']

const readStep = ({ list, where, wanted }: (typeof steps)[number]) => {
  const { objectApiName, listViewApiName } = setupLists[list]
  const active = list === 'people' ? [{ IsActive: { eq: true } }] : []
  const clauses = [...(where === null ? [] : [where]), ...active]
  return read(getAnyListRecords, {
    objectApiName,
    listViewApiName,
    pageSize: wanted,
    ...(clauses.length === 0 ? {} : { where: JSON.stringify({ and: clauses }) }),
  })
}

/** What the installation itself needs, with the page that shows it. */
export const parts = [
  { name: 'brand', isDone: ({ hasOwnBrand }) => hasOwnBrand, href: paths.setupHealth() },
  { name: 'terms', isDone: ({ hasOwnTerms }) => hasOwnTerms, href: paths.setupHealth() },
  { name: 'mail', isDone: ({ hasMail }) => hasMail, href: paths.setupHealth() },
  { name: 'https', isDone: ({ isHttps }) => isHttps, href: paths.setupHealth() },
  { name: 'scanner', isDone: ({ hasScanner }) => hasScanner, href: paths.setupHealth() },
  { name: 'members', isDone: ({ emptyQueues }) => emptyQueues === 0, href: paths.setupList({ list: 'queues' }) },
] as const satisfies readonly { name: string; isDone: (health: Health) => boolean; href: string }[]

export type PartName = (typeof parts)[number]['name']

type StepReads = { readonly [Name in StepName]: ReturnType<typeof readStep> }

/** What is set up, and what is still missing. */
export const setup = page({
  ...pages.setup,
  reads: () => ({
    ...(Object.fromEntries(steps.map((step) => [step.name, readStep(step)])) as StepReads),
    health: readHealth,
  }),
})
