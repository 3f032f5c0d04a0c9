import type { DemoItemNumber } from './products.ts'

export type DemoAlert = {
  item: DemoItemNumber
  kind: 'New data cycle' | 'Navigation data alert' | 'Change notice' | 'Chart alert' | 'Service notice' | 'New version'
  severity: 'Information' | 'Caution' | 'Critical'
  daysAgo: number
  title: string
  body: string
}

/** Alerts of the demo. Texts name the cycles as articles do; airports and waypoints are invented. */
export const demoAlerts: readonly DemoAlert[] = [
  {
    item: 'TN-2100',
    kind: 'New data cycle',
    severity: 'Information',
    daysAgo: 2,
    title: 'Cycle {next} can be loaded soon',
    body: 'Cycle {next} becomes effective on {nextDate}. It can be fetched seven days before that. Keep {cycle} active until the change.',
  },
  {
    item: 'TN-2100',
    kind: 'Navigation data alert',
    severity: 'Critical',
    daysAgo: 9,
    title: 'Corran Bay: wrong turn after TAVIK on the missed approach',
    body: 'In cycle {cycle} the missed approach of the southern runway turns left after TAVIK; the publication says right. Do not fly this missed approach from the data. A correction, {cycle}A, is available for all services with this coverage.',
  },
  {
    item: 'FF-2400',
    kind: 'Change notice',
    severity: 'Information',
    daysAgo: 6,
    title: 'Renamed and withdrawn procedures of cycle {next}',
    body: 'The list for {next} is complete: 212 procedures with a new number, 19 withdrawn, 34 waypoints moved or renamed. Check company routes and stored plans before {nextDate}.',
  },
  {
    item: 'SC-3140',
    kind: 'Chart alert',
    severity: 'Caution',
    daysAgo: 13,
    title: 'Stannock: minimums of category C withdrawn',
    body: 'Two lines of the minimums were exchanged on the approach chart of Stannock. The chart has been withdrawn and corrected. Synchronize before the next flight to Stannock; until then use the publication of the State.',
  },
  {
    item: 'JD-0620',
    kind: 'New version',
    severity: 'Information',
    daysAgo: 64,
    title: 'Junction Data Manager 6.4.1',
    body: 'Version 6.4.1 writes the terrain index after the file it points to, and repeats a write that was cut off. We recommend it to all who write cards with terrain.',
  },
  {
    item: 'JD-0620',
    kind: 'Service notice',
    severity: 'Information',
    daysAgo: 20,
    title: 'Download servers: maintenance on a Sunday night',
    body: 'The download servers were maintained between 0200Z and 0400Z. Transfers that were cut off continue where they stopped, and are not counted twice.',
  },
  {
    item: 'CT-0800',
    kind: 'New version',
    severity: 'Information',
    daysAgo: 121,
    title: 'Corrie Terrain 14.1',
    body: 'Version 14.1 corrects heights in two mountain regions and keeps the tints of 14.0. Terrain does not expire; load it with the next cycle you write.',
  },
  {
    item: 'GO-0910',
    kind: 'Navigation data alert',
    severity: 'Caution',
    daysAgo: 30,
    title: 'Brackwater: one obstacle 700 feet too high',
    body: 'One obstacle two miles east of Brackwater is too high by 700 feet and can cause terrain warnings on a normal approach. Obstacles 9.5 with the correction can be fetched now.',
  },
  {
    item: 'HF-5400',
    kind: 'New version',
    severity: 'Information',
    daysAgo: 38,
    title: 'Halyard Flight Planner 11.2',
    body: 'Fuel minimums from policy and profile are compared, no longer added. Profiles are converted at the first opening; compare item 10 of one aircraft before and after.',
  },
  {
    item: 'HF-5400',
    kind: 'Service notice',
    severity: 'Caution',
    daysAgo: 87,
    title: 'Planner showed an empty page for some users',
    body: 'Between 0515Z and 0602Z one of our delivery nodes served a damaged file. Reload once while holding the shift key if the page is still empty. Filed plans were not concerned.',
  },
  {
    item: 'LE-5100',
    kind: 'New version',
    severity: 'Information',
    daysAgo: 51,
    title: 'Lantern EFB 4.8 for the new tablet system',
    body: 'Version 4.8 draws charts on the new tablet system. Update the application before the tablet. Version 4.7 closes when a chart is opened there.',
  },
  {
    item: 'CA-3320',
    kind: 'Chart alert',
    severity: 'Caution',
    daysAgo: 44,
    title: 'Aldermere: diagram without own-ship symbol',
    body: 'The reference points of the diagram of Aldermere are from before the runway was moved. Own-ship display is off for this diagram until the next update.',
  },
  {
    item: 'MA-3610',
    kind: 'Service notice',
    severity: 'Information',
    daysAgo: 22,
    title: 'Marram Airport Directory 5.6',
    body: 'The update covers opening hours for the winter season in the northern hemisphere and 140 changed fuel stations.',
  },
  {
    item: 'BR-2750',
    kind: 'Change notice',
    severity: 'Information',
    daysAgo: 16,
    title: 'Sources for cycle {next} are closed',
    body: 'Orders that arrived complete 21 days before {nextDate} are part of {next}. Later ones follow with the cycle after it.',
  },
]
