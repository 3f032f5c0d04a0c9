/** The categories of articles; the product of an article is a separate field. */
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
