import { type SettingValues, settings } from './settings.ts'

/**
 * What an installation outside the demo should not go live with, in one line each.
 *
 * @param values - the settings as they were parsed; those that are absent have their defaults.
 */
export function liveWarnings({
  BASE_URL: baseUrl,
  BRAND_NAME: name,
  BRAND_COMPANY: company,
  LEGAL_FOLDER: legalFolder,
  SMTP_URL: smtpUrl,
}: Pick<SettingValues, 'BASE_URL' | 'BRAND_COMPANY' | 'BRAND_NAME' | 'LEGAL_FOLDER' | 'SMTP_URL'>): string[] {
  const warnings: string[] = []
  if (smtpUrl === null) warnings.push('No mail is sent, no invitation and no link to a password either: set SMTP_URL.')
  if (baseUrl === null || !baseUrl.startsWith('https:')) {
    warnings.push('Passwords and cases are sent without encryption: set BASE_URL to an https address.')
  }
  if (name === settings.BRAND_NAME.whenAbsent || company === settings.BRAND_COMPANY.whenAbsent) {
    warnings.push('The portal has the name of the demo: set BRAND_NAME and BRAND_COMPANY.')
  }
  if (legalFolder === null)
    warnings.push('Customers agree to sample terms: set LEGAL_FOLDER to a folder with your own texts.')
  return warnings
}
