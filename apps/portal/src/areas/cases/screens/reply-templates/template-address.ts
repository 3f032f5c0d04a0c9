import { paths } from '../../../../site/paths.ts'

/** Stands in the address in place of a template that is not written yet. */
export const NEW = 'new'

/** Rows of one page. */
export const PAGE_SIZE = 25

export const listHref = (page: number): string => paths.replyTemplates({ page: page === 1 ? undefined : String(page) })
