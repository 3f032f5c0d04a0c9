const CUSTOM = /__(c|dlm)$/
const SUFFIXED = /__\w+$/
const EXCLUDED = /(?:.Event|Event(?:Stream|Store|LogFile)|Log)$/

/**
 * Whether fields that a conflict left pending are requested again for records of an object. True for custom objects and for standard
 * objects except event and log objects, which are written once and never read by their fields. All others merge without a request.
 */
export function asksAfterConflict(objectApiName: string): boolean {
  if (SUFFIXED.test(objectApiName)) return CUSTOM.test(objectApiName)
  return !EXCLUDED.test(objectApiName)
}
