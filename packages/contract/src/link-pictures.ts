/** The picture that programs show beside a link to a public article, as PNG. */
export const ARTICLE_PICTURE_PATH = '/article/{urlName}/picture.png'

/** The same of every other page. */
export const LINK_PICTURE_PATH = '/link-picture.png'

/** What programs ask for that show links. */
export const LINK_PICTURE_SIZE = { width: 1200, height: 630 } as const
