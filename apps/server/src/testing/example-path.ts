/** An example address of a route, with values for its parameters. */
export const examplePath = (route: string): string =>
  route.replace(/:\w+Id\b|:\w+Ids\b/g, '500000000000001AAA').replace(/:\w+|\*/g, 'Case')
