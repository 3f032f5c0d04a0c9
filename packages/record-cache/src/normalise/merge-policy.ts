const CUSTOM = /__(c|dlm)$/
const SUFFIXED = /__\w+$/
const EXCLUDED = /(?:.Event|Event(?:Stream|Store|LogFile)|Log)$/

/**
 * Whether fields lost to a conflict are asked again for records of an object. Custom objects are; so are standard objects except
 * event and log objects, which are written once and never read by their fields. The rest merge without a request.
 */
export function asksAfterConflict(objectApiName: string): boolean {
  if (SUFFIXED.test(objectApiName)) return CUSTOM.test(objectApiName)
  return !EXCLUDED.test(objectApiName)
}
