import type { CaseScenario } from './scenario.ts'

/** Procedures, routes and tailored data. */
export const procedureScenarios: readonly CaseScenario[] = [
  {
    items: ['BR-2750', 'FF-2400'],
    impacts: ['Complaint/Question'],
    subject: 'Tailored routes for the survey season',
    description:
      'For the survey season from {nextDate} we need nine routes between {fix} and {field}, all below 8,000 feet, for two aircraft. What do you need from us, and by when?',
    ask: 'Please send the legs as a table of waypoints or coordinates, and tell us which part numbers the aircraft use.',
    answer: 'The table is attached; both aircraft take the same file.',
    fix: 'All nine routes are coded and in {next}. Please check the printout of the legs that we attached and release the routes; they are offered by the system after your release.',
    note: 'Nine routes, two with legs over the maximum length. Split at the nearest fix, agreed by phone.',
    resolution: 'Nine tailored routes coded, checked by the customer and released for {next}.',
  },
  {
    items: ['BR-2750'],
    impacts: ['Major Degradation', 'Minor Degradation'],
    subject: 'Company route ends at {fix} instead of {field}',
    description:
      'The company route to {field} ends at {fix} since {cycle}. The crew of {tail} has to enter the last leg by hand. In {prev} the route was complete.',
    ask: 'Which name does the route have in the list of the system?',
    answer: 'It ends in 02 and is the only one to {field}.',
    fix: 'The arrival that closed your route was renamed by the State with {cycle}, so the last leg had nothing to join. I have joined it to the renamed arrival; the corrected file is ready for {service}.',
    note: 'Arrival renamed, our check of company routes did not flag it. Check extended.',
    resolution: 'The route lost its last leg to a renamed arrival. Corrected file delivered for {cycle}.',
  },
  {
    items: ['TN-2100', 'FF-2400'],
    impacts: ['Major Degradation'],
    subject: 'Approach to {field} is not offered by the unit',
    description:
      'The satellite approach to the southern runway of {field} is on our charts but not offered in {tail} with {cycle}. The conventional one is there.',
    ask: 'Which level of service does the chart name, and is the unit certified for it?',
    answer: 'The chart names two levels. The unit is certified for the lower one.',
    fix: 'In {cycle} only the upper level was coded, so units certified for the lower one hide the approach. Both levels are in the corrected file, which is ready now for {service}.',
    note: 'Lower level dropped in coding. Eleven operators affected, all informed.',
    resolution: 'The lower service level was missing. Corrected file delivered, and both levels are in {next}.',
  },
  {
    items: ['FF-2400'],
    impacts: ['Total Failure', 'Major Degradation'],
    subject: 'No departure procedure can be selected at {field}',
    description:
      'At {field} the list of departures is empty on {tail} since {cycle}. Arrivals and approaches are complete. The aircraft leaves today at 1400Z.',
    ask: 'Does the list stay empty for both runway directions?',
    answer: 'For both. After a restart too.',
    fix: 'Runway designators at {field} changed with {cycle}, but the departures still named the old ones, so none fits a runway. The corrected file is ready. For today, the departure can be flown as published from the chart.',
    note: 'Runways renumbered after a change of variation, departures not moved along.',
    resolution: 'Departures referred to runway numbers that no longer exist. Corrected file loaded before departure.',
  },
  {
    items: ['TN-2100', 'SC-3140'],
    impacts: ['Minor Degradation', 'Complaint/Question'],
    subject: 'Altitude at {fix} on the chart and in the unit differ',
    description:
      'The chart shows “at or above 4,000” at {fix} on the arrival to {field}; the unit of {tail} shows “at 4,000”. Which one should we fly?',
    ask: 'Please tell us the chart date and the page of the arrival.',
    answer: 'Chart of this cycle, second page.',
    fix: 'The publication says “at or above”; the chart is right and the coded constraint is stricter than published. Flying 4,000 satisfies both. The data is corrected with {next}.',
    note: 'Constraint type coded wrongly, conservative. No alert needed, corrected for the next cycle.',
    resolution: 'Constraint type was coded stricter than published. Corrected with {next}.',
  },
  {
    items: ['TN-2100', 'FF-2400'],
    impacts: ['Total Failure'],
    subject: 'Holding at {fix} drawn over the ridge, procedure withdrawn by us',
    description:
      'The holding at {fix} near {field} is drawn on the wrong side of the inbound course in {cycle}, over rising ground. Our chief pilot has withdrawn the procedure for the fleet until you answer.',
    ask: 'We have it on the desk. Do you have the publication with the holding at hand, and its page?',
    answer: 'Page attached. Right turns, inbound 243.',
    fix: 'Confirmed: the turn was coded left. A navigation data alert is out, and corrected data for {service} can be downloaded now. After loading, compare inbound course and turn with the attached printout before you release the procedure.',
    note: 'Left instead of right turn. Second reviewer had missed it; review step changed.',
    resolution:
      'Turn direction of the holding corrected off cycle. The customer released the procedure after its own check.',
  },
  {
    items: ['SC-3140', 'TN-2100'],
    impacts: ['Complaint/Question', 'Minor Degradation'],
    subject: 'Arrival renamed, stored flight plans do not open',
    description:
      'With {cycle} the arrival over {fix} has a new number. Our stored plans for {tail} still name the old one and open with an error. Is there a list of renamed procedures?',
    ask: 'How many stored plans are concerned?',
    answer: 'Twelve, all into {field}.',
    fix: 'The list of renamed and withdrawn procedures comes with every cycle as a change notice under Product Alerts. Plans keep the old name until they are rebuilt; opening and saving each of them once on the ground is enough.',
    note: 'Pointed to the change notice. Suggested following it by alert subscription.',
    resolution: 'Plans rebuilt with the new name. The customer follows change notices now.',
  },
]
