/** Names of the queues of agents, as they stand in the address, in the order they are shown. */
export const queueNames = ['mine', 'unassigned', 'waiting', 'open'] as const
export type QueueName = (typeof queueNames)[number]
