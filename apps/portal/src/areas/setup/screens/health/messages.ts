import { formatNumber } from '../../../../format/numbers.ts'

const GIGABYTE = 1_000_000_000

export const messages = {
  lead: 'The running installation: what has failed, what it stores, and what is connected.',
  failed: 'The state could not be read.',
  loading: 'Loading',
  jobs: 'Mails and other jobs',
  waiting: 'Waiting',
  failedJobs: 'Failed',
  noFailed: 'No mail and no other job has failed.',
  caption: 'Failed jobs',
  task: 'Job',
  attempts: 'Attempts',
  error: 'Last error',
  retry: 'Try all again',
  retrying: 'Trying again',
  retried: 'The failed jobs are tried again. This page shows them until they have run.',
  storage: 'Storage and versions',
  database: 'Database',
  free: 'Free on the data disk',
  gigabytes: (bytes: number) => `${formatNumber(Math.round((bytes / GIGABYTE) * 10) / 10)} GB`,
  product: 'Product',
  node: 'Node.js',
  postgres: 'PostgreSQL',
  connected: 'Connected',
  mail: 'Mail server',
  scanner: 'Virus scanner',
  https: 'Public address with https',
  yes: 'Yes',
  no: 'No',
} as const
