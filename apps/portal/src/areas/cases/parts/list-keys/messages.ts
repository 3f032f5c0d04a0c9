export const messages = {
  keys: 'Keyboard shortcuts',
  keysOn: 'Use these keys',
  next: 'Next case',
  previous: 'Previous case',
  open: 'Open the case',
  search: 'Search',
  commands: 'Commands',
  showKeys: 'Show these keys',
}
