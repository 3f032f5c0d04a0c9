/** Limits that server and browser share. Units are in the names. */

const MIB = 1024 * 1024

export const attachmentBytes = 800 * MIB
export const commentFileBytes = 1 * MIB
/** The largest picture or PDF with a rendered preview, and the part of a text file that its preview shows. */
export const previewFileBytes = 50 * MIB
export const previewTextBytes = 64 * 1024
/** A reply by e-mail with its attachments, as encoded for transfer. */
export const mailBytes = 25 * MIB
export const pageSizeMin = 1
export const pageSizeMax = 2000
export const listRecordsPageSize = 50
export const listInfosPageSize = 20
export const relatedListRecordsPageSize = 50
export const idsPerRequest = 200
export const listViewsPerPerson = 200
export const listViewLabelCharacters = 80
export const filterLogicCharacters = 400
export const preferenceKeys = 200
export const preferenceBytes = 16 * 1024
export const columnWidthMax = 10_000
export const relatedListBatchRows = 10_000
/** The product of records and related lists in one batch. */
export const actionSetsPerRequest = 2_000
export const fieldsPerRequest = 200
/** Columns of one statement: PostgreSQL takes 1,664. */
export const columnsPerStatement = 1_000
/** Characters of one statement. */
export const statementCharacters = 128 * 1024
/** Rows times fields of one page, those of parents included. */
export const valuesPerPage = 150_000
/** Characters of long texts that one request reads: about 65 of the longest descriptions. */
export const textCharactersPerRequest = 2 * MIB
/** Characters of long texts that one statement could read if every field were full: 200 cases with all their long texts. */
export const textCharactersPerStatement = 16 * MIB
export const childRelationshipsPerRequest = 10
export const filtersPerRequest = 20
export const fieldPathLevels = 6
export const subjectCharacters = 255
export const descriptionCharacters = 32_000
export const commentCharacters = 4_000

/** Of what a mailed comment keeps apart, as quoted text, signatures and notices. */
export const foldedCharacters = 20_000

/** Files of one mail that are attached to its case; further ones stay in the mail. */
export const mailFiles = 200
/** A draft of a form as JSON: the longest description, with two characters for each because of escapes. */
export const draftCharacters = 80_000
/** In a case saved as PDF: rows of comments, of files and of status changes, and the characters of all texts. */
export const printedRows = 200

/** Records of each object in the file of a user's own data. */
export const ownDataRecords = 2_000

/** Services whose download counters one call resets. */
export const servicesPerReset = 10
export const resetReasonCharacters = 2_000

/** The reason in a request for removal. */
export const removalReasonCharacters = 2_000
export const printedCharacters = 200_000

/** The reason of an escalation, and the comment on a rating. */
export const escalationReasonCharacters = 2_000
export const ratingCommentCharacters = 2_000
/** The name that a browser tab sends. */
export const tabCharacters = 40
export const searchTermCharacters = 200
export const searchPageSize = 25
export const searchPageSizeMax = 200
export const searchObjects = 10
export const searchMatches = 1_000
export const filterOptions = 200
export const lookupPageSizeMax = 20
export const lookupMinCharacters = 2
export const idempotencyKeyCharacters = 255
export const passwordMinCharacters = 14
export const passwordMaxCharacters = 256
export const passwordHistory = 3
export const passkeysPerPerson = 10
export const passkeyNameCharacters = 60
export const emailCharacters = 254
/** Files with one case of a guest. */
export const filesOfGuest = 20
export const guestNameCharacters = 80
/** Seconds until another mail can be requested. */
export const resendSeconds = 30
/** Requests of one user that a process runs at once, and how many more may wait. */
export const requestsAtOnce = 6
export const requestsWaiting = 250
export const jsonBodyBytes = 1 * MIB
/** Members of each object and list in a JSON body; the schema of a call may allow fewer. */
export const membersOfValue = 500
/**
 * The body of a form sent without JavaScript: the longest description, with up to nine characters for each because of URL encoding, and the
 * other fields.
 */
export const formBytes = 512 * 1024
export const formFields = 300
