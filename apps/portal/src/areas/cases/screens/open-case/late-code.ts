import { latePart } from 'ui'

/** The fields that the installation has added; the first script has no room for their controls. */
export const ownCaseFields = latePart(async () => (await import('./OwnCaseFields.tsx')).OwnCaseFields)
