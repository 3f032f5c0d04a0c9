import type { CaseScenario } from './scenario.ts'

/** What avionics and tablets show, or do not show: terrain, obstacles, charts, diagrams. */
export const displayScenarios: readonly CaseScenario[] = [
  {
    items: ['CT-0800', 'GO-0910'],
    impacts: ['Major Degradation'],
    subject: 'Terrain layer blank on the displays of {tail}',
    description:
      'After loading {cycle} the terrain layer of {tail} is blank on both displays. All other layers draw normally. The terrain page says “Data not available” although the card lists the terrain file. With {prev} the layer is back.',
    ask: 'Could you attach the card log of {tail}? It is in the folder LOG of the card and has the name of the aircraft.',
    answer: 'The log is attached. We fly tomorrow on {prev} and can test again in the afternoon.',
    fix: 'The log shows the terrain index loaded before the file it points to. Write the card again with Junction Data Manager 6.4.1, which writes the index last; terrain comes back without a new terrain file.',
    note: 'Index loaded before the data file. Same load order as in two other cases; engineering knows.',
    resolution:
      'The terrain index was loaded before its data. A card written with 6.4.1 shows terrain on both displays.',
  },
  {
    items: ['CT-0800'],
    impacts: ['Minor Degradation', 'Complaint/Question'],
    subject: 'Terrain colors differ between left and right display',
    description:
      'On {tail} the left display shows rising ground in a lighter tint than the right one, at the same range and altitude. Is that the data or the unit?',
    ask: 'Which terrain version does each display list on its status page?',
    answer: 'Left 13.0, right 14.1.',
    fix: 'The two displays have different versions; 14.0 changed the tints above 8,000 feet. Load 14.1 into the left one as well. Terrain has no expiry, so this is a matter of looks, not of validity.',
    note: 'Left unit was exchanged in the shop and came back with 13.0.',
    resolution: 'The displays held different terrain versions. With 14.1 in both, the tints are the same.',
  },
  {
    items: ['GO-0910'],
    impacts: ['Minor Degradation', 'Major Degradation'],
    subject: 'Obstacle symbols missing below 1,000 feet range',
    description:
      'Zooming in close to {field}, all obstacle symbols vanish on {tail}. At wider ranges they are there. We use them on the approach in marginal weather.',
    ask: 'Is declutter set to automatic on the map page?',
    answer: 'Yes, automatic, as delivered.',
    fix: 'With automatic declutter the unit hides obstacles below a certain range. Set it to “1” for this map page. The data contains the obstacles around {field}; I checked them one by one.',
    note: 'Not data: all 14 obstacles around the field are in the file.',
    resolution: 'A declutter setting hid the symbols. With level 1 they stay at close range.',
  },
  {
    items: ['SC-3140', 'LE-5100'],
    impacts: ['Minor Degradation', 'Complaint/Question'],
    subject: 'Chart supplement opens on the wrong page',
    description:
      'Tapping the supplement of {field} in the tablet opens page one of the whole book instead of the page of the field. It did open the right page with {prev}.',
    ask: 'Does it happen for other fields too, or only for {field}?',
    answer: 'For {field} and the next two in the alphabet. Others are fine.',
    fix: 'The bookmarks of three fields lost their targets when the book was split for {cycle}. A corrected book is in the next revision; until then the search within the book finds the page.',
    note: 'Three dead bookmarks after the split. Correction is in the revision queue.',
    resolution:
      'Bookmarks of three fields pointed nowhere after the split of the book. The revision of the book corrected them.',
  },
  {
    items: ['SC-3140', 'CA-3320'],
    impacts: ['Major Degradation', 'Minor Degradation'],
    subject: 'Own-ship symbol is off the runway on the diagram of {field}',
    description:
      'On the ground at {field} the own-ship symbol of {tail} is about thirty meters north of the taxiway we are on. At other airports it is where it should be.',
    ask: 'Was the position stable, and did you see it on more than one day?',
    answer: 'Stable, on two days, with good satellite reception.',
    fix: 'The diagram of {field} was referenced to survey points from before the runway was moved. We have taken it out of own-ship display today and will bring it back with the next revision, newly referenced.',
    note: 'Confirmed against two survey points: 28 m to the north. Diagram pulled from own-ship display.',
    resolution:
      'The reference points of the diagram were outdated. It was referenced again and is back with own-ship display.',
  },
  {
    items: ['LE-5100', 'SC-3140'],
    impacts: ['Total Failure', 'Major Degradation'],
    subject: 'Lantern EFB closes when a chart is opened',
    description:
      'Since the update of the tablet system last night {product} closes as soon as any chart is opened. Two of our three tablets show it. The third has not been updated and works.',
    ask: 'Please keep the third tablet as it is. Which versions of the system and of the application do the others show?',
    answer: 'The newest system, and version 4.7 of the application.',
    fix: 'Version 4.7 does not draw charts on that system. Update the application to 4.8 from the store; your charts stay on the tablet and need not be fetched again.',
    note: 'Known with 4.7 on the new system. 4.8 is out since this morning.',
    resolution: 'Version 4.7 did not work with the new tablet system. With 4.8 charts open again on both tablets.',
  },
  {
    items: ['CA-3320'],
    impacts: ['Complaint/Question', 'Minor Degradation'],
    subject: 'Diagram of {field} shows a taxiway that is closed',
    description:
      'The diagram of {field} still shows the western taxiway as open. It has been closed since last month and is marked with crosses. When will the diagram follow?',
    ask: 'Is the closure permanent by publication, or by notice for the time of the works?',
    answer: 'By notice, until further notice.',
    fix: 'Diagrams follow permanent publications; closures by notice are in the briefing and not shown. If the closure is published as permanent we draw it with the next revision, every 56 days.',
    note: 'Checked the notices: temporary, expected until spring.',
    resolution: 'Temporary closures are not shown on diagrams. The closure is covered by the notice.',
  },
]
