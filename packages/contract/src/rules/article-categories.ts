/** The categories that an article can stand in, beside its product. */
export const articleCategories = [
  'Alerts',
  'Avionics cards',
  'Charts and diagrams',
  'Compatibility',
  'Database updates',
  'Downloads',
  'Error messages',
  'Flight planning',
  'Licenses',
  'Operations',
  'Support',
  'Tailored data',
  'Terrain and obstacles',
] as const
