export const messages = {
  stay: 'Stay on this page',
} as const
