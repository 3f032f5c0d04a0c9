/** A picture, or a page of a PDF counted from 1, to be drawn as a picture for a screen. */
export type PreviewJob = { kind: 'picture' | 'pdf'; file: Uint8Array; page: number }

/** A picture as WebP, and how many pages there are to draw. */
export type Preview = { image: Uint8Array; pages: number }

/** The longer side of a preview, in pixels. */
export const PREVIEW_PIXELS = 1_600
