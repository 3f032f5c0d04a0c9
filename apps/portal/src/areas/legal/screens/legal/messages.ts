export const messages = {
  home: 'Home',
  version: (version: string, day: string) => `Version ${version}, in force from ${day}.`,
  older: 'This is not the current version.',
  current: 'Read the current version',
  versions: 'All versions',
  versionNumber: (version: string) => `Version ${version}`,
} as const
