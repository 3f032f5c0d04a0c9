import type { CaseScenario } from './scenario.ts'

/** Charts, obstacles, directories and the question what was published when. */
export const publishedDataScenarios: readonly CaseScenario[] = [
  {
    items: ['GO-0910'],
    impacts: ['Major Degradation', 'Minor Degradation'],
    subject: 'New mast near {field} is not among the obstacles',
    description:
      'A mast of about 400 feet was put up three miles south of {field} last month. It is lit and in the notices, but not on the obstacle layer of {tail}.',
    ask: 'Do you know the number of the notice or the position of the mast?',
    answer: 'Both are on the attached page of the notice.',
    fix: 'Obstacles are updated every 56 days from permanent sources. The mast entered them last week and is in the next update; until then the notice is the only source.',
    note: 'Permanent source dated last week. In the next build.',
    resolution: 'The mast was not yet in a permanent source. It is part of the next obstacle update.',
  },
  {
    items: ['SC-3140'],
    impacts: ['Major Degradation', 'Total Failure'],
    subject: 'Minimums on the approach chart of {field} are too low',
    description:
      'The chart of {field} shows minimums for category C that are 100 feet below those of the State. We compared after the crew of {tail} found them surprising. All crews have been instructed to use the State publication.',
    ask: 'Thank you, that was the right step. Which column and which line of the chart, please?',
    answer: 'Category C, second line, the one with the local altimeter setting.',
    fix: 'Two lines were exchanged when the chart was drawn. A chart alert is out, the chart has been withdrawn from all devices, and the new one is available now. Synchronize before the next flight.',
    note: 'Lines exchanged. Withdrawn within the hour, alert sent, new chart made and checked twice.',
    resolution: 'Two lines of the minimums were exchanged. Chart withdrawn, corrected and delivered again.',
  },
  {
    items: ['MA-3610', 'HF-5400'],
    impacts: ['Complaint/Question', 'Minor Degradation'],
    subject: 'Fuel at {field} is no longer available',
    description:
      'The directory lists jet fuel at {field}. Our crew of {tail} found the station permanently closed, and the phone number is dead. Please correct it before a crew relies on it.',
    ask: 'Was there a sign or a person who confirmed that the closure is permanent?',
    answer: 'We asked the airport manager. The tanks have been removed.',
    fix: 'We reached the airport manager as well. The entry is corrected in the working copy and reaches you with the next update of the directory; the planner shows the warning from today.',
    note: 'Confirmed by phone with the airport.',
    resolution: 'Fuel removed from the entry of {field} after confirmation by the airport.',
  },
  {
    items: ['SC-3140', 'LE-5100'],
    impacts: ['Minor Degradation'],
    subject: 'Charts of {cycle} say “not yet effective” today',
    description:
      'On two tablets the charts of {cycle} open with a banner “not yet effective”, although the cycle began on {cycleDate}. The third tablet shows no banner.',
    ask: 'Do the two tablets show the right date and time zone?',
    answer: 'The date is one day behind. They were in flight mode for a week.',
    fix: 'The banner follows the clock of the tablet. Switch on automatic time, open the application once while online, and the banner disappears.',
    note: 'Clock of the tablets. Nothing wrong with the data.',
    resolution: 'The clocks of two tablets were a day behind. With automatic time the banner is gone.',
  },
  {
    items: ['SC-3140', 'CA-3320', 'MA-3610'],
    impacts: ['Complaint/Question'],
    subject: 'Until when may we use the charts of {prev}?',
    description:
      'One of our crews is abroad without a connection and has the charts of {prev} only. May they fly with them for a few days after {cycleDate}?',
    ask: 'Do they have access to notices and to the list of changes of {cycle}?',
    answer: 'By phone through our dispatch, yes.',
    fix: 'Whether expired charts may be used is decided by your rules and your authority, not by us. What we can say is what changed: the change notice of {cycle} lists every procedure that differs from {prev}, and dispatch can read it to the crew.',
    note: 'Careful wording: no permission from our side.',
    resolution: 'Sent the change notice of {cycle}; the decision was taken by the operator.',
  },
  {
    items: ['GO-0910', 'CT-0800'],
    impacts: ['Total Failure', 'Major Degradation'],
    subject: 'Terrain warning at {field} on every approach',
    description:
      'On every approach to {field} the system of {tail} warns of terrain at two miles, on the published path and in clear weather. Crews begin to ignore the warning, so we have inhibited it there.',
    ask: 'Which terrain and obstacle versions are loaded, and at which position does the warning begin?',
    answer: 'Terrain 14.1, obstacles 9.5. The position is on the attached photo.',
    fix: 'An obstacle at this position carries its height above sea level as height above ground, so it appears 700 feet too high. A corrected obstacle file is ready for {service}; after loading it, please end the inhibition.',
    note: 'One record with the wrong reference of height, from the source of the State. Reported back to them.',
    resolution:
      'One obstacle stood 700 feet too high by a wrong reference. Corrected file loaded, no further warnings.',
  },
  {
    items: ['MA-3610', 'CA-3320', 'SC-3140'],
    impacts: ['Complaint/Question', 'Minor Degradation'],
    subject: '{field} is listed under its old name',
    description:
      'The airport was renamed to {field} half a year ago. In {product} it is still listed under its old name, and searching for the new one finds nothing.',
    ask: 'Is the new name in the publication of the State, or used locally?',
    answer: 'It is in the publication, on the first page of the airport.',
    fix: 'The new name is in the publication since {cycle}, and we follow it with the update that comes next. As a help we have added it as a search word already.',
    note: 'Search alias added today; name follows with the regular update.',
    resolution: 'Search finds the new name now; the name itself changes with the next update.',
  },
]
