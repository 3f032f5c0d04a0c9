/** Words of the field that mean the same, as authors keep them. */
export const demoSynonyms: readonly string[] = [
  'GPS, GNSS, satellite navigation',
  'update, upgrade, new cycle',
  'card, SD card, data card, memory card',
  'terrain, TAWS, EGPWS, elevation',
  'obstacle, obstruction, tower',
  'chart, plate, approach chart, procedure',
  'license, activation, seat',
  'cycle, AIRAC, revision',
  'avionics, FMS, flight management system, panel',
  'tail number, registration, aircraft registration',
  'tablet, iPad, EFB, electronic flight bag',
  'password, passcode, credentials',
  'invoice, bill, billing',
  'NOTAM, notice to airmen',
  'computer, PC, laptop, workstation',
]
