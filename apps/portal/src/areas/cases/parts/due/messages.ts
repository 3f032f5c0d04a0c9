export const messages = {
  late: (time: string) => `${time} late`,
  left: (time: string) => `${time} left`,
  stopped: 'Nothing due',
  waitingFor: (time: string) => `Waiting ${time}`,
  firstAnswer: 'First answer',
  solution: 'Solution',
}
