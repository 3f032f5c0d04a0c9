/** The preview picture of a link to a public article, as PNG. */
export const ARTICLE_PICTURE_PATH = '/article/{urlName}/picture.png'

/** The preview picture of links to all other pages. */
export const LINK_PICTURE_PATH = '/link-picture.png'

/** The size that programs expect for link previews. */
export const LINK_PICTURE_SIZE = { width: 1200, height: 630 } as const
