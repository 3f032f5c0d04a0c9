import type { ListViews } from '../../records/record-types.ts'

/** Names of the agents' queues as in the address, in the order of display. */
export const queueNames = ['mine', 'unassigned', 'waiting', 'open'] as const
export type QueueName = (typeof queueNames)[number]

/** The list view of each queue. */
export const queueViews: Readonly<Record<QueueName, ListViews['Case']>> = {
  mine: 'MyWork',
  unassigned: 'Unassigned',
  waiting: 'WaitingOnCustomer',
  open: 'OpenWork',
}

/** The label of each queue, the same on every screen. */
export const queueLabels: Readonly<Record<QueueName, string>> = {
  mine: 'My Queue',
  unassigned: 'Unassigned',
  waiting: 'Waiting on the Customer',
  open: 'All Open',
}
