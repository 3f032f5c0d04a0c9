/** An address that the router takes to a route: its parameters are filled in. */
export const examplePath = (route: string): string =>
  route.replace(/:\w+Id\b|:\w+Ids\b/g, '500000000000001AAA').replace(/:\w+|\*/g, 'Case')
