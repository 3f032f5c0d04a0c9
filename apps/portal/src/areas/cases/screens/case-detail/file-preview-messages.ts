export const filePreviewTexts = {
  loading: 'Loading the preview',
  none: 'There is no preview of this file.',
  failed: 'The preview could not be loaded.',
  start: 'The beginning of the file',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  ofPage: (name: string, page: number) => `${name}, page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
  download: 'Download',
} as const
