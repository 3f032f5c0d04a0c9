import { list, maybe, text } from '../../define/check.ts'

/** Narrows actions by type, screen (`Large`, `Medium`, `Small`) and section of the page. */
export const actionFilter = { actionTypes: list, formFactor: maybe(text), sections: list }

/** The same, and by the names of actions. */
export const namedActionFilter = { ...actionFilter, apiNames: list, retrievalMode: maybe(text) }

/** Whether sections or names of actions are given: without either the service does not say which actions are meant. */
export const isNarrowed = ({ sections, apiNames }: { sections?: unknown; apiNames?: unknown }): boolean =>
  sections !== undefined || apiNames !== undefined
