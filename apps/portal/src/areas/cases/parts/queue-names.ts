/** Names of the agents' queues as in the address, in the order of display. */
export const queueNames = ['mine', 'unassigned', 'waiting', 'open'] as const
export type QueueName = (typeof queueNames)[number]
