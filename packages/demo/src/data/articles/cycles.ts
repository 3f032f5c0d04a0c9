import type { DemoArticle } from './article.ts'

/** Cycles: when they begin, how early they may be loaded, what changes between them. */
export const cycleArticles: readonly DemoArticle[] = [
  {
    urlName: 'load-a-new-airac-cycle-before-it-becomes-effective',
    title: 'Load a new AIRAC cycle before it becomes effective',
    type: 'Documentation',
    item: 'TN-2100',
    categories: ['Database updates', 'Avionics cards'],
    featured: true,
    summary: 'How to have cycle {next} on board before {nextDate} without flying with it too early.',
    content: `<p>You can write the next cycle to your card up to seven days before it becomes effective. An aircraft that is away from base on the day of the change then stays current.</p>
<h2>Before you start</h2>
<p>What you need at hand before you take the card out of the aircraft.</p>
<ul><li>Junction Data Manager 6.2 or later, signed in with your customer number</li><li>A card with at least 1.8 GB free</li><li>The tail number as shown in Aircraft Details</li></ul>
<h2>Write the card</h2>
<ol><li>Insert the card and select the aircraft.</li><li>Choose Next cycle. The list shows {next} with its effective date, {nextDate}.</li><li>Select Write card and wait for the green check. Writing 8.6 MB takes about five minutes; do not take the card out while the verify bar moves.</li></ol>
<h2>Check the dates</h2>
<p>Both cycles are on the card until the change. Compare the dates on the status page of the avionics with this table. Data that is too early is as wrong as data that is too old, so keep {cycle} active until then.</p>
{cycleTable}`,
  },
  {
    urlName: 'effective-dates-of-airac-cycles',
    title: 'Effective dates of AIRAC cycles',
    type: 'Documentation',
    item: 'TN-2100',
    categories: ['Database updates'],
    featured: true,
    summary: 'The dates of the current cycle and the ones after it, and how cycle numbers are made.',
    content: `<p>Aeronautical information changes all over the world on the same days: every 28 days, always on a Thursday. A cycle is named by four digits, the year and the count of cycles that have become effective in it. Cycle {cycle} began on {cycleDate} and its last day is {lastDay}.</p>
{cycleTable}
<h2>How the number is made</h2>
<p>The first cycle of a year is the first one whose effective date lies in that year. That is rarely the first Thursday of January: the first cycle of 2026 began on January 22. Most years have thirteen cycles; 2020 had fourteen, and so will 2043.</p>
<h2>At what hour</h2>
<p>There is no single hour that all avionics use. Some units change over at midnight UTC of the effective date, others print the day before as the expiry of the old cycle. We give dates in UTC and name no hour for your unit; its handbook does. If a flight crosses the change, use the procedure of your operation for it, which usually means carrying both cycles and checking the route against the new one.</p>`,
  },
  {
    urlName: 'why-early-data-is-as-wrong-as-old-data',
    title: 'Why early data is as wrong as old data',
    type: 'Article',
    item: 'TN-2100',
    categories: ['Database updates', 'Operations'],
    summary: 'A cycle describes the world from its effective date on, not before it.',
    content: `<p>It is tempting to activate the next cycle as soon as it is on board. Do not. A cycle describes airspace, procedures and frequencies as they will be from its effective date. Until {nextDate} the world is still the one of {cycle}.</p>
<h2>What can go wrong</h2>
<p>A waypoint that is moved with the new cycle is still at its old place for controllers and for every other aircraft. A runway that is renumbered keeps its old paint. An approach that is withdrawn is missing from your list although it is in use, and one that is new is offered although it has not been checked in flight.</p>
<h2>What to do instead</h2>
<ul><li>Load the new cycle into the standby bank, if your unit has one.</li><li>Without a second bank, carry two cards, labeled with their cycles.</li><li>Confirm the change at the first power-on after the effective date, with the dates on the status page in view.</li></ul>
<p>For flights under instrument rules the data has to be current at the time of flight. Neither the old nor the coming cycle is.</p>`,
  },
  {
    urlName: 'off-cycle-corrections',
    title: 'Off-cycle corrections and the letter behind the cycle number',
    type: 'Article',
    item: 'TN-2100',
    categories: ['Database updates', 'Alerts'],
    summary: 'When a correction cannot wait for the next cycle, a letter is added to the number.',
    content: `<p>Now and then an error is found that cannot wait until {nextDate}: a wrong turn direction, a wrong altitude, a course that does not lead to the runway. Then we build the data of the running cycle again and add a letter to its number, so that {cycle} becomes {cycle}A.</p>
<h2>How you learn of it</h2>
<p>A navigation data alert goes out first. It names the procedure, says what is wrong, and states whether the procedure can be flown with a correction by hand or must not be flown from the data at all. The corrected build follows, mostly within two working days.</p>
<h2>What you have to do</h2>
<ol><li>Read the alert and decide whether it touches your operation.</li><li>Fetch the corrected build in Junction Data Manager. It is offered as an update of the same cycle.</li><li>Look for the letter on the status page after loading.</li></ol>
<p>In fleets with managed tablets an account admin approves off-cycle content before devices get it. The download that a correction needs is not counted against your service.</p>`,
  },
  {
    urlName: 'what-changes-between-two-cycles',
    title: 'What changes between two cycles, and where to read it',
    type: 'Documentation',
    item: 'FF-2400',
    categories: ['Database updates', 'Alerts'],
    customersOnly: true,
    summary: 'Change notices list renamed, moved and withdrawn procedures for every cycle.',
    content: `<p>Each cycle comes with a change notice. For {cycle} it was published a week before {cycleDate}; the one for {next} appears in the same way. It is the shortest way to find out whether a stored flight plan or a company route still works.</p>
<h2>What is in it</h2>
<ul><li>Waypoints that were moved, renamed or withdrawn</li><li>Arrivals and departures with a new number</li><li>Runways with a new designator, which happens when the magnetic variation has drifted far enough</li><li>Airports that were opened, closed or renamed</li></ul>
<h2>Where the dates come from</h2>
<p>States publish changes at least 28 days before they take effect, and large ones 56 days before. We stop taking in changes 21 days before the effective date, to code and to test. What reaches us later, or only by notice, is not in the cycle: the notices to airmen remain part of your briefing.</p>
<h2>How to follow it</h2>
<p>Open Product Alert Subscriptions and switch on “New data cycle” for your product. The notice then comes by mail, with a link to the list for your coverage.</p>`,
  },
  {
    urlName: 'rhythm-of-each-data-product',
    title: 'How often each data product is updated',
    type: 'Documentation',
    item: 'MA-3610',
    categories: ['Database updates', 'Compatibility'],
    summary:
      'Twenty-eight days, fifty-six days or no expiry at all: the rhythm of navigation data, charts, obstacles and terrain.',
    content: `<p>Not everything on a card expires on the same day. This table says what to expect, so that a status page with four different dates does not look like a fault.</p>
<table><thead><tr><th>Data</th><th>Updated</th><th>Expires</th></tr></thead><tbody>
<tr><td>Navigation data</td><td>every 28 days</td><td>with the cycle</td></tr>
<tr><td>Procedure charts</td><td>every 28 days</td><td>with the cycle</td></tr>
<tr><td>Airport diagrams</td><td>every 56 days</td><td>after 56 days</td></tr>
<tr><td>Obstacles</td><td>every 56 days</td><td>after 56 days</td></tr>
<tr><td>Airport directory</td><td>every 56 days</td><td>after 56 days</td></tr>
<tr><td>Terrain</td><td>when surveys change</td><td>never</td></tr></tbody></table>
<h2>What that means for you</h2>
<p>Products with 56 days change with every second cycle. If you update every 28 days and one of them says “no update available”, nothing is wrong. Terrain has a version and no date; an older version still warns, but it lacks what has been surveyed since.</p>
<p>The date that matters for flights under instrument rules is that of the navigation data. Plan the others around it, and you never need more than one visit to the aircraft for each cycle. Fleets that update in turn write the date of the navigation data on the label of the key.</p>`,
  },
]
