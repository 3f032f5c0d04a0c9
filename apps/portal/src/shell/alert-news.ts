import { latePart } from 'ui'

/** What product alerts have for the reader; loaded before hydration, because the server renders it on every page. */
export const alertNews = latePart(async () => (await import('./AlertNews.tsx')).AlertNews)
