import type { LeftOut } from './pasted-markup.ts'

/** One and several of each kind of content that articles do not hold. */
const leftOutNames: Readonly<Record<LeftOut, readonly [string, string]>> = {
  picture: ['picture', 'pictures'],
  video: ['video or sound', 'videos or sounds'],
  page: ['embedded page', 'embedded pages'],
  drawing: ['drawing', 'drawings'],
  field: ['form field', 'form fields'],
  link: ['link that is not https', 'links that are not https'],
}

type PastedFacts = { files: number; areFilesTaken: boolean; leftOut: ReadonlyMap<LeftOut, number> }

/** Texts of the editor. */
export const editorMessages = {
  toolbar: 'Form of the text',
  kind: 'Kind of paragraph',
  paragraph: 'Text',
  heading: (level: number) => `Heading ${level}`,
  bold: 'Bold',
  italic: 'Italic',
  code: 'Code',
  bullets: 'Bulleted list',
  numbers: 'Numbered list',
  quote: 'Quotation',
  undo: 'Undo',
  redo: 'Redo',
  link: 'Link',
  address: 'Address of the link',
  addressHelp: 'Empty removes the link.',
  addressWrong: 'Enter an address that starts with https://, mailto:, tel: or /.',
  apply: 'Apply',
  table: 'Table',
  tableActions: {
    insert: 'Insert a table',
    addRow: 'Add a row below',
    addColumn: 'Add a column to the right',
    deleteRow: 'Delete the row',
    deleteColumn: 'Delete the column',
    deleteTable: 'Delete the table',
  },
  picture: 'Picture',
  whichPicture: 'Picture of the article',
  noPicture: 'The article has no picture yet. Upload one; it is linked to the article like its other files.',
  noPictureAndRight: 'The article has no picture yet.',
  uploadPicture: 'Upload a picture',
  pictureComing: 'The picture is being uploaded. Then describe it to put it into the text.',
  pictureText: 'What the picture shows',
  pictureTextHelp: 'For readers who cannot see it.',
  pictureNeedsText: 'Say what the picture shows.',
  pictureNotRead: 'The picture could not be read. Try again.',
  insert: 'Insert',
  /** What was pasted elsewhere than into the text, or not at all; '' when all of it is in the text. */
  pasted: ({ files, areFilesTaken, leftOut }: PastedFacts): string => {
    const subject = files === 1 ? 'The file was' : `${files} files were`
    const added = areFilesTaken
      ? `${subject} added to the files of the article.`
      : `${subject} not added: only users with the right to publish can change the files of this article.`
    const kinds = [...leftOut].map(([kind, count]) => `${count} ${leftOutNames[kind][count === 1 ? 0 : 1]}`)
    const hint = leftOut.has('picture') ? ' Copy each picture separately to add it to the files.' : ''
    return [files > 0 ? added : '', kinds.length > 0 ? `Not pasted: ${kinds.join(', ')}.${hint}` : '']
      .filter((sentence) => sentence !== '')
      .join(' ')
  },
} as const
