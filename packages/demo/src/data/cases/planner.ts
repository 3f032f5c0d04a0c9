import type { CaseScenario } from './scenario.ts'

/** Flight planning, filing and briefing. */
export const plannerScenarios: readonly CaseScenario[] = [
  {
    items: ['HF-5400'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: 'Fuel for the alternate is counted twice',
    description:
      'Plans for {tail} to {field} carry the fuel for the alternate twice when the alternate is less than 50 miles away. The total is {count} kilograms too high. Farther alternates are right.',
    ask: 'Is the minimum for the alternate set in the profile of the aircraft as well as in the company policy?',
    answer: 'In both, with the same value.',
    fix: 'The planner added both minimums instead of taking the larger one. Version 11.2 takes the larger; until you have it, clear the value in the aircraft profile.',
    note: 'Reproduced on 11.1. Corrected in 11.2, which goes out this week.',
    resolution: 'Two minimums were added up. Version 11.2 takes the larger of the two.',
  },
  {
    items: ['HF-5400'],
    impacts: ['Major Degradation', 'Total Failure'],
    subject: 'Filing is refused: “equipment suffix missing”',
    description:
      'Every plan that we file for {tail} since yesterday comes back with “equipment suffix missing”. The profile of the aircraft has not been changed. Departure tomorrow at 0600Z.',
    ask: 'Could you send us the full text of one refusal, without names of persons?',
    answer: 'Attached. It names item 10, second part.',
    fix: 'The surveillance part of item 10 was emptied when profiles were converted for 11.2. I have put back the value your profile had before; file again, and check the other aircraft under Profiles, Equipment.',
    note: 'Conversion dropped the second part for profiles made before 10.0. Script for the others is running.',
    resolution: 'The conversion to 11.2 had emptied part of the equipment. Restored for all aircraft of the account.',
  },
  {
    items: ['HF-5400', 'MA-3610'],
    impacts: ['Complaint/Question'],
    subject: 'Which hours of {field} does the planner use?',
    description:
      'The planner warned that {field} is closed on our arrival, the directory says it is open on request. Which of the two counts, and where do the hours come from?',
    ask: 'Which day and hour was the arrival planned for?',
    answer: 'A Sunday, 1930 local time.',
    fix: 'The planner takes the published hours, and on Sundays {field} is open on request only. Set “arranged” on the arrival when you have the permission; the warning then stays away and the remark is printed in the briefing.',
    note: 'Working as meant. Suggested a better wording of the warning.',
    resolution:
      'Hours on request count as closed until the plan says that they are arranged. Explained where to set it.',
  },
  {
    items: ['HF-5400'],
    impacts: ['Minor Degradation'],
    subject: 'Wind on the briefing differs from the wind in the plan',
    description:
      'The navigation log of {tail} uses another wind than the table of the briefing printed with it. The difference is up to 15 knots at cruise level.',
    ask: 'How long after the calculation was the briefing printed?',
    answer: 'About four hours. The crew printed it before departure.',
    fix: 'The briefing fetches the newest winds when it is printed; the log keeps those of the calculation. Recalculate before printing, or tick “winds of the calculation” in the settings of the briefing, so that both agree.',
    note: 'Two model runs, four hours apart. As designed but not obvious.',
    resolution:
      'Log and briefing used winds of different times. The customer now prints with the winds of the calculation.',
  },
  {
    items: ['HF-5400', 'BR-2750'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: 'Company route is not offered for {field}',
    description:
      'The company route to {field} that we ordered is in the navigation data of {tail}, but the planner does not offer it. The dispatcher has to type it each time.',
    ask: 'Does the route appear under Routes when you filter by the tail number?',
    answer: 'It appears there, marked as “not released”.',
    fix: 'Routes are offered once your company has released them. Your account admin can do it under Routes, Release, for one aircraft or the fleet.',
    note: 'Release missing on the customer side.',
    resolution: 'The route was waiting for release by the account admin. After that the planner offered it.',
  },
  {
    items: ['HF-5400'],
    impacts: ['Total Failure'],
    subject: 'Halyard Flight Planner answers with an empty page',
    description:
      'Since 0515Z the planner shows an empty page after sign-in, for all our dispatchers, in two different browsers. The site itself opens. We have five departures this morning.',
    ask: 'We are looking. Does the address with “/classic” at the end open for you?',
    answer: 'Yes, that one works. We file from there now.',
    fix: 'A file of the application was damaged on one of our delivery nodes; it was replaced at 0602Z. Reload once while holding the shift key so that the browser fetches the new one.',
    note: 'One node of the delivery network with a cut file. Taken out at 0558Z, replaced at 0602Z.',
    resolution: 'A damaged file on one delivery node was replaced. The planner opens normally since 0602Z.',
  },
  {
    items: ['HF-5400', 'LE-5100'],
    impacts: ['Complaint/Question'],
    subject: 'Paper copy of the flight log in larger print',
    description:
      'Our older pilots find the log from {product} too small to read at night. Is there a way to print it in a larger type without cutting the columns?',
    ask: 'Do you print on letter paper, and do you need all columns?',
    answer: 'Letter. We can do without the column of the magnetic variation.',
    fix: 'Under Print, Layout there is “Night, large”: it takes 12 point type, drops variation and spreads the legs over two pages. It can be set as the standard for your company.',
    note: 'Asked for by several customers; the layout has been there since 11.0.',
    resolution: 'Showed the large night layout and how to make it the standard.',
  },
]
