export const messages = {
  title: 'Commands',
  prompt: 'Command, case number or words',
  goTo: (place: string) => `Go to ${place}`,
  numbers: 'Go to Numbers',
  templates: 'Go to Reply Templates',
  caseManager: 'Go to Case Manager',
  takeNext: 'Take the next case',
  openCase: (number: string, subject: string) => `Open case ${number}: ${subject}`,
  onThisCase: (action: string) => `This case: ${action}`,
  search: (words: string) => `Search all open cases for “${words}”`,
  commandCount: (count: number) => (count === 1 ? '1 command' : `${count} commands`),
  none: 'No command has this name.',
}
