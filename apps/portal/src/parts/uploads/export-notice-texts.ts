/** Texts of the export-control notice. */
export const exportNoticeTexts = {
  title: 'Export control',
  notice:
    'Attach only non-technical administrative data. Do not upload technical data that is subject to export control.',
} as const
