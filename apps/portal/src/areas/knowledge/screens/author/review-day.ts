/** Whether the day by which somebody was to read an article again is over, by the calendar of UTC. */
export const isOverdue = (day: string | null | undefined, nowMs: number): boolean =>
  typeof day === 'string' && day < new Date(nowMs).toISOString().slice(0, 10)
