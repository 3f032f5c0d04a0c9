/** Regions of data as notices to airmen divide the world. */
export const coverages = [
  'Africa',
  'Atlantic',
  'Australia',
  'Canada & Alaska',
  'China',
  'Eastern Europe',
  'Latin America',
  'Middle East & South Asia',
  'Pacific Basin',
  'South America',
  'United States',
  'Western Europe & Mediterranean',
] as const
