/** Texts of an article, on its page and in its preview. */
export const messages = {
  article: 'Article',
  video: 'Video',
  updated: 'Last updated',
  readingTime: 'Reading time',
  minutes: (minutes: number) => `${minutes} min`,
  length: 'Length',
  access: 'Access',
  public: 'Public',
  customers: 'Customers',
  downloadVideo: 'Download video (mp4)',
  watchOn: (host: string) => `Watch on ${host}`,
  noVideo: 'No video URL found for this article.',
  notSolved: 'Not solved?',
  notSolvedText: 'We fill in this article’s product for you.',
  notSolvedVisitor: 'Open a case and our support team will reply by e-mail.',
  openSupportCase: 'Open support case',
} as const
