/** Texts of files that wait for the export-control notice. */
export const heldFileTexts = {
  held: 'Files that you sent by e-mail are on hold until you confirm the export-control notice.',
  read: 'Read the export-control notice',
  confirm: 'Confirm',
} as const
