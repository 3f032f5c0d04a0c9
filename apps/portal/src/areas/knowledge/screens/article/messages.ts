export const messages = {
  home: 'Home',
  caseManager: 'Case Manager',
  case: 'Case',
  loading: 'Loading the article',
  failed: 'The article could not be loaded.',
  files: 'Files',
  related: 'Related articles',
  contents: 'On this page',
  openingFailed: 'We could not check whether you can open a case.',
} as const
