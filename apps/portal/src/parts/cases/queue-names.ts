/** Names of the agents' queues as in the address, in the order of display. */
export const queueNames = ['mine', 'unassigned', 'waiting', 'open'] as const
export type QueueName = (typeof queueNames)[number]

/** The label of each queue, the same on every screen. */
export const queueLabels: Readonly<Record<QueueName, string>> = {
  mine: 'My Queue',
  unassigned: 'Unassigned',
  waiting: 'Waiting on the Customer',
  open: 'All Open',
}
