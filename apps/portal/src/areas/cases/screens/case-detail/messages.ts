import { failureTexts } from 'contract'

export const messages = {
  home: 'Home',
  caseManager: 'Case Manager',
  loading: 'Loading the case',
  failed: 'The case could not be loaded.',
  tryAgain: 'Try again',
  opened: 'Your case is open',
  openedText: (number: string) =>
    `Its number is ${number}. We sent you an e-mail with the number and a link to this case.`,
  filesFailed: failureTexts.UPLOAD_FAILED,
  filesFailedText: (names: string) => `Not attached: ${names}. Files can be added under Attachments.`,
  waitingOn: {
    reader: 'Support is waiting for your reply.',
    colleague: (name: string) => `Support is waiting for a reply from ${name || 'a colleague of yours'}.`,
    customer: (name: string) => `Waiting on the customer: ${name || 'the guest'} has not replied yet.`,
    support: 'This case is waiting on support.',
  },
  closed: 'This case is closed. It cannot be edited and cannot receive attachments. Reopen it, or submit a new case.',
  submitNewCase: 'Submit a new case',
  summary: 'Summary',
  status: 'Status',
  impact: 'Impact',
  issueType: 'Issue type',
  product: 'Product',
  tail: 'Tail number',
  service: 'Service number',
  created: 'Created',
  closedOn: 'Closed',
  resolution: 'Resolution',
  description: 'Description',
  comments: 'Comments',
  newestLast: 'Newest last',
  noComments: failureTexts.NO_ITEMS,
  commentsFailed: 'The comments could not be loaded.',
  loadingComments: 'Loading comments',
  earlierComments: 'Show earlier comments',
  fromSupport: (company: string, time: string) => `${company} support · ${time}`,
  sending: 'Sending',
  addComment: 'Add comment',
  // Who reads what is written, and what the button does.
  audience: 'Who reads this',
  ofCustomers: {
    label: 'Add a comment',
    hint: 'Write a comment',
    post: 'Post comment',
    readers: (account: string) =>
      account === ''
        ? 'Support will read this.'
        : `Support and everyone at ${account} who can see this case will read this.`,
  },
  public: {
    choice: 'Public reply',
    label: 'Public reply',
    hint: 'Write to the customer',
    post: 'Post public reply',
    readers: ({ contact, account }: { contact: string; account: string }) =>
      account === ''
        ? 'The guest who opened this case is told by e-mail that there is a reply, but cannot read it here.'
        : contact === ''
          ? `Everyone at ${account} who can see this case will read this.`
          : `${contact} and everyone else at ${account} who can see this case will read this.`,
  },
  internal: {
    choice: 'Internal note',
    label: 'Internal note',
    hint: 'Write to other agents',
    post: 'Add internal note',
    readers: 'Only support agents will read this.',
  },
  needsAnswer: 'Needs an answer from the customer',
  commentMissing: 'Enter a comment.',
  commentTooLong: (most: number) => `A comment has at most ${most.toLocaleString('en-US')} characters.`,
  commentNotSent: 'Your comment was not posted. Try again; what you wrote is still here.',
  attachments: 'Attachments',
  noAttachments: failureTexts.NO_ITEMS,
  attachmentsFailed: 'The attachments could not be loaded.',
  loadingAttachments: 'Loading attachments',
  exportHelp: 'Only non-technical administrative data. No export-controlled technical data.',
  timeline: 'Timeline',
  loadingTimeline: 'Loading the timeline',
  timelineFailed: 'The timeline could not be loaded.',
  escalated: 'Escalated',
  noLongerEscalated: 'No longer escalated',
  impactChanged: (impact: string) => `Impact: ${impact}`,
  issueTypeChanged: (issueType: string) => `Issue type: ${issueType}`,
  productChanged: 'Product changed',
  commented: 'Comment',
  noted: 'Internal note',
  attached: (count: number) => (count === 1 ? '1 attachment added' : `${count} attachments added`),
  showAll: (count: number) => `Show all ${count}`,
  someone: 'Support',
} as const
