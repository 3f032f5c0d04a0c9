/**
 * What a literal is: a text that people read, as the specification quotes it; a label of what it describes within a sentence; an address
 * or a part of one; a name of data; or a limit within a text.
 */
export type LiteralKind = 'text' | 'label' | 'address' | 'name' | 'limit'

export type SpecifiedLiteral = { readonly section: string; readonly kind: LiteralKind; readonly text: string }

const of = (section: string, kind: LiteralKind, ...texts: readonly string[]): SpecifiedLiteral[] =>
  texts.map((text) => ({ section, kind, text }))

/** Every literal of sections 2, 4, 5 and 8 of the specification of the portal, the lists of section 1, and of section 3 what readers or analytics receive. A text whose words the specification does not give is not listed. */
export const specifiedLiterals: readonly SpecifiedLiteral[] = [
  // Case Manager
  ...of('1', 'text', 'My Cases', 'My Recent Cases', 'All Cases'),
  // Routes
  ...of('2', 'address', '/', '/case-manager', '/case-manager/Open-a-Case', '/case-details?id=', '/login'),
  ...of('2', 'address', '/registration-page', 'startURL', 'productName', 'caseId', 'caseNumber'),
  ...of('2', 'name', 'CreateSupportCase__c', 'recordId'),
  // Screens
  ...of('2', 'text', 'Home', 'Sign In / Register', 'Registration'),
  ...of('2', 'label', 'Set up password', 'Cancel registration'),
  ...of('2', 'text', 'Trouble signing in', 'Trouble registering', 'Reset password'),
  ...of('2', 'text', 'Case Manager'),
  ...of('2', 'label', 'Last 7 days', 'Last 30 days', 'Last 60 days', 'Year to date', 'Previous year', 'Apply', 'Clear'),
  ...of('2', 'text', 'No items to display.', 'You do not have any recent cases.', 'Open a Case'),
  ...of('2', 'label', 'Subject', 'Description', 'Product', 'Impact', 'Issue type', 'Attachments'),
  ...of('2', 'label', 'Summary', 'Timeline', 'Comments', 'Escalate', 'Save as PDF'),
  ...of('2', 'text', 'Account Manager', 'Personal Information', 'Password & Security', 'Alerts & Notifications'),
  ...of('2', 'text', 'Data & Privacy', 'Cookie settings', 'User Management'),
  ...of('2', 'label', 'Add user'),
  ...of('2', 'text', 'Product Alert Subscriptions', 'Support'),
  ...of('2', 'label', 'Aircraft Details', 'Billing Invoices', 'Subscriptions', 'Feedback'),
  // Guest case modal
  ...of('2', 'text', 'Open support case', 'Sign in', 'or', 'Continue as guest', 'Register'),
  ...of('2', 'label', 'Name', 'E-mail'),
  ...of('2', 'text', 'Back', 'Cancel', 'Submit', 'Resend', 'Login', 'Create an Account'),
  ...of('2', 'limit', '30 seconds'),
  // Article
  ...of('2', 'text', 'Article', 'Still there?', 'Continue Working', 'Log Out', 'Close'),
  ...of('2', 'text', 'Your session has timed out. Try again.'),
  ...of('3', 'label', 'Strictly necessary', 'Functional', 'Performance', 'Targeting'),
  ...of('3', 'name', 'Returning User', 'New User'),
  // Cases
  ...of('4', 'text', 'Open', 'In Progress', 'Pending Engineering', 'Resolved', 'Closed', 'Not Actionable'),
  ...of('4', 'name', 'In-Progress'),
  ...of('4', 'text', 'Complaint/Question (no loss)', 'Minor Degradation', 'Major Degradation', 'Total Failure'),
  ...of('4', 'text', 'Product'),
  ...of('4', 'label', 'Application functionality and navigation data distribution'),
  ...of('4', 'text', 'Data'),
  ...of('4', 'label', 'Aeronautical data inquiries, tailored navigation data requests'),
  // Guest case modal
  ...of('4', 'text', 'Continue as guest', 'Back', 'Submit', 'Resend', 'Cancel'),
  ...of('4', 'name', 'Success', 'User_Present', 'Contact_Present'),
  ...of('4', 'limit', '30 seconds'),
  // Download-counter reset and articles
  ...of('4', 'name', 'BusinessAviation', 'GeneralAviation', 'Military'),
  ...of('4', 'name', 'Documentation', 'Article', 'ProductPage', 'h2'),
  ...of('4', 'address', 'startURL'),
  // Passwords
  ...of('5', 'limit', '14 characters', '$ ! . # ^ @ % &', '“password”', 'last 3 passwords'),
  // Messages
  ...of('5', 'text', "Passwords don't match.", 'Invalid password. Please verify below instructions and try again'),
  ...of('5', 'text', 'Sorry your password is incorrect. Please try again.'),
  ...of('5', 'text', 'Enter a valid email address, such as {email}.'),
  ...of('5', 'text', 'End Date cannot be before Start Date.', 'Start Date is required.', 'End Date is required.'),
  ...of(
    '5',
    'text',
    'Sorry, we do not recognize your email address. Please re-enter or contact your account manager.',
    'Email is being used by another user',
  ),
  // Other rules
  ...of('5', 'limit', '800 MB', '1 MB'),
  ...of('5', 'text', 'Submit', 'No video URL found for this article.'),
  // Errors
  ...of('8', 'name', 'User_Present', 'Contact_Present'),
  ...of('8', 'text', 'Login', 'Create an Account'),
  ...of(
    '8',
    'text',
    'Could not create support case for the raised issue.',
    'Sorry, We Were Unable to Create Your Case',
  ),
  ...of('8', 'text', 'Your document upload has been unsuccessful', 'Unable to Create Contact'),
  ...of('8', 'text', 'Your password was unable to be updated.'),
  ...of('8', 'text', 'Your password was not reset due to technical error. Please try it after sometime.'),
  ...of(
    '8',
    'text',
    'We are currently unable to reset your JDM available downloads at this time. Please contact support for further assistance.',
  ),
  ...of('8', 'text', 'Sorry, there were no results found', 'No items to display.', 'You do not have any recent cases.'),
  ...of(
    '8',
    'text',
    'Your session has expired. Please Sign In again to continue.',
    'No video URL found for this article.',
  ),
]
