import type { PartName, StepName } from './page.ts'

const texts: Readonly<Record<StepName, { title: string; text: string }>> = {
  administrators: {
    title: 'A second administrator',
    text: 'Confirms export clearances, and lets you in again if you lose your second factor.',
  },
  agents: { title: 'An agent', text: 'Answers cases in the case queue.' },
  authors: { title: 'An author who may publish', text: 'Writes and publishes the articles of the knowledge base.' },
  products: { title: 'A product in the catalog', text: 'Customers choose it when they open a case.' },
  accounts: { title: 'An account', text: 'A customer: a company, a club or a military unit.' },
  accountAdmins: {
    title: 'An account admin',
    text: 'Added on the page of the account. Account admins invite people with addresses of the verified domains of the account.',
  },
  services: {
    title: 'An active service',
    text: 'Added on the page of the account: what it may download, and until when.',
  },
}

const parts: Readonly<Record<PartName, { title: string; text: string }>> = {
  brand: {
    title: 'Own name and company',
    text: 'Set by BRAND_NAME and BRAND_COMPANY. Until then they are those of the demo.',
  },
  terms: { title: 'Own legal texts', text: 'Set by LEGAL_FOLDER. Until then customers agree to sample terms.' },
  mail: { title: 'A mail server', text: 'Set by SMTP_URL. Until then no invitation arrives.' },
  https: {
    title: 'A public address with https',
    text: 'Set by BASE_URL. Until then passwords are sent without encryption.',
  },
  scanner: { title: 'A virus scanner', text: 'Set by CLAMD_URL. Until then files are not scanned.' },
  members: { title: 'Members in each queue', text: 'Agents take their next case from their queues.' },
}

export const messages = {
  lead: 'From an empty installation to the first case of a customer.',
  steps: 'Steps',
  done: 'Done',
  open: 'To do',
  loading: 'Loading',
  unknown: 'Not known',
  installation: 'Installation',
  texts,
  parts,
} as const
