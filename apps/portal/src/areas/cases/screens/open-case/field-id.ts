/** The id of a control of the form, which the error summary leads to. */
export const fieldId = (name: string): string => `case-${name}`
