import { paths } from '../../../../site/paths.ts'

/** Rows per page. */
export const PAGE_SIZE = 25

export const listHref = (page: number): string => paths.replyTemplates({ page: page === 1 ? undefined : String(page) })
