/** The video that the product holds for an article, as MP4: as a file to save, and with `?inline=1` for a player. */
export const ARTICLE_VIDEO_PATH = '/article/{urlName}/video.mp4'
