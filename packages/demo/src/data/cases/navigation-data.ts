import type { CaseScenario } from './scenario.ts'

/** What is wrong, or looks wrong, in navigation data. */
export const navigationDataScenarios: readonly CaseScenario[] = [
  {
    items: ['TN-2100', 'FF-2400'],
    impacts: ['Major Degradation', 'Total Failure'],
    subject: 'Turn direction after {fix} is left, the publication says right',
    description:
      'On the missed approach at {field} the data of {cycle} turns left at {fix}. The published procedure turns right. We saw it on the preview of {tail} on the ground and did not fly it.',
    ask: 'Thank you for not flying it. Which amendment number does your publication carry?',
    answer: 'Amendment 4A, effective with this cycle.',
    fix: 'You are right: the turn direction was lost when amendment 4A was coded. We have sent a navigation data alert to all operators with coverage of {field} and an off-cycle correction follows. Do not use this procedure from the data of {cycle}.',
    note: 'Confirmed against the source. Alert sent, off-cycle build started.',
    resolution: 'Coding error in the missed approach. Alert issued, corrected off cycle and in {next}.',
  },
  {
    items: ['TN-2100', 'FF-2400', 'BR-2750'],
    impacts: ['Minor Degradation', 'Complaint/Question'],
    subject: 'Waypoint {fix} is not in the data of {cycle}',
    description:
      'We have been filing over {fix} for years. With {cycle} the unit of {tail} no longer finds it; with {prev} it did. Was it withdrawn, or is it missing by mistake?',
    ask: 'Was the route filed by hand or taken from a stored flight plan?',
    answer: 'From a stored plan, two years old.',
    fix: 'The State withdrew {fix} with {cycle} and published a replacement two miles east. The notice is in the change list of the cycle. Rebuild the stored plan from the current airway.',
    note: 'Withdrawn by the State, properly published 28 days ahead.',
    resolution: '{fix} was withdrawn by the State. Sent the notice and the name of the replacement.',
  },
  {
    items: ['TN-2100', 'MA-3610'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: 'Tower frequency of {field} is the old one',
    description:
      'The unit of {tail} offers the old tower frequency of {field}. It was changed by notice about two weeks ago and the old one is not answered.',
    ask: 'Do you have the number of the notice?',
    answer: 'Sent by attachment. It says “until permanent publication”.',
    fix: 'Changes by notice do not enter the cycle; this one becomes permanent with {next}, and the new frequency is in that data. Until then the notice counts.',
    note: 'Permanent with the next cycle; source received before the cut-off of 21 days.',
    resolution: 'Frequency changed by notice. The permanent change is in {next}, effective {nextDate}.',
  },
  {
    items: ['TN-2100'],
    impacts: ['Total Failure'],
    subject: 'Whole region missing on {tail} after loading {cycle}',
    description:
      'After loading {cycle} there is not one airport in the western half of our coverage on {tail}. The moving map is empty there. With {prev} everything is present.',
    ask: 'Which coverage does the database page name, word by word?',
    answer: 'It names one region only. Last cycle it named two.',
    fix: 'The delivery of {service} was built with one of your two regions. I have built it again with both; fetch {cycle} once more. The counter has been set back by one, so it costs you no download.',
    note: 'Second region dropped at renewal of the service. Order data corrected as well.',
    resolution: 'One of two regions was missing from the delivery of {service}. Built again with both regions.',
  },
  {
    items: ['TN-2100', 'FF-2400'],
    impacts: ['Complaint/Question'],
    subject: 'At what hour does {next} become effective?',
    description:
      'The database page of {tail} shows {nextDate} without an hour, and our second unit shows the day before as the expiry of {cycle}. What is right? We land at 0130 UTC that day.',
    ask: 'Does your operations manual name an hour, or only the date?',
    answer: 'Only the date.',
    fix: 'The cycle changes on {nextDate}. There is no single hour that all avionics use: some change at midnight UTC, some print the last day of the old cycle instead. With a landing at 0130 UTC, carry both cycles and follow the procedure of your operator for a change in flight.',
    note: 'Asked every cycle. Article on effective dates sent.',
    resolution: 'Explained how avionics show the change from {cycle} to {next} and what a flight across it needs.',
  },
  {
    items: ['TN-2100', 'FF-2400'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: 'Magnetic course of the final approach differs by three degrees',
    description:
      'The final approach course at {field} in the data of {cycle} is three degrees off the chart on paper. Flown in visual conditions, the unit in {tail} led to the runway anyway.',
    ask: 'Could you compare the magnetic variation that your unit shows for {field} with the one on the chart?',
    answer: 'The unit uses a newer variation than the chart.',
    fix: 'The track over ground is the same; the unit converts it with the variation of its model, the chart with the one of its year. The data holds the published value. The chart will follow with its next edition.',
    note: 'Known effect of variation models. Track verified against the source coordinates.',
    resolution: 'Difference of magnetic variation between unit and chart; the track itself agrees with the source.',
  },
  {
    items: ['TN-2100', 'BR-2750'],
    impacts: ['Complaint/Question', 'Minor Degradation'],
    subject: 'Private field {field} is not in the database',
    description:
      'We fly to {field} twice a week. It is a private field with a published location, but we do not find it by name or by position in {cycle}. Can it be added?',
    ask: 'Is the field listed in the publication of the State, and do you have the consent of its owner?',
    answer: 'It is listed as restricted. The owner agrees and will send a letter.',
    fix: 'Private fields come as tailored data: with the letter and the survey of the runway we code {field} for your tails. Sources that arrive 21 days before {nextDate} make it into {next}.',
    note: 'Tailored data request opened, waiting for the letter.',
    resolution: 'The field was coded as tailored data for the aircraft of the account.',
  },
]
