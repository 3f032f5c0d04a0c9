export const messages = {
  updated: (day: string) => `Updated ${day}`,
} as const
