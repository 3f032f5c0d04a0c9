export const messages = {
  keys: 'Keyboard shortcuts',
  keysOn: 'Use these keys',
  next: 'Next case',
  previous: 'Previous case',
  open: 'Open the case',
  search: 'Search',
  showKeys: 'Show these keys',
}
