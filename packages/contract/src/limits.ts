/** Limits that server and browser share. Units are in the names. */

const MIB = 1024 * 1024

export const attachmentBytes = 800 * MIB
export const commentFileBytes = 1 * MIB
/** Of a picture or a PDF of which a preview is drawn, and of the beginning of a text that is its preview. */
export const previewFileBytes = 50 * MIB
export const previewTextBytes = 64 * 1024
/** Of a mailed answer with its files, as it comes over the line. */
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
/** Characters of long texts that one request reads: as many as 65 of the longest descriptions. */
export const textCharactersPerRequest = 2 * MIB
/** Characters of long texts that one statement could read, were all as long as their fields: two hundred cases with all of theirs. */
export const textCharactersPerStatement = 16 * MIB
export const childRelationshipsPerRequest = 10
export const filtersPerRequest = 20
export const fieldPathLevels = 6
export const subjectCharacters = 255
export const descriptionCharacters = 32_000
export const commentCharacters = 4_000
/** Of a form that is not sent yet, as JSON: the longest description with every character escaped in two. */
export const draftCharacters = 80_000
/** In a saved case: the rows of comments, of files and of status changes, and the characters of all texts. */
export const printedRows = 200

/** Of each object in the file of what is stored about a person. */
export const ownDataRecords = 2_000

/** Of one reset of download counters. */
export const servicesPerReset = 10
export const resetReasonCharacters = 2_000

/** Of the reason in a request to be removed. */
export const removalReasonCharacters = 2_000
export const printedCharacters = 200_000

/** Of the reason why a case is escalated, and of the words beside a rating. */
export const escalationReasonCharacters = 2_000
export const ratingCommentCharacters = 2_000
/** Of the name of a tab. */
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
/** Of one case that a guest opens. */
export const filesOfGuest = 20
export const guestNameCharacters = 80
/** Seconds until another mail can be requested. */
export const resendSeconds = 30
/** Requests of one user that a process runs at once, and how many more may wait. */
export const requestsAtOnce = 6
export const requestsWaiting = 250
export const jsonBodyBytes = 1 * MIB
/** Of each object and each list in a JSON body; what a call takes less of, it refuses by itself. */
export const membersOfValue = 500
/** Of a form that a browser sends by itself: the longest description, nine characters for each of its own, and its fields, as many as services in a reset. */
export const formBytes = 512 * 1024
export const formFields = 300
