import type { DemoArticle } from './article.ts'

/** Flight planning, tablets, tailored data and the case itself. */
export const planningArticles: readonly DemoArticle[] = [
  {
    urlName: 'fuel-policy-and-aircraft-profile',
    title: 'Fuel policy and aircraft profile: which value counts',
    type: 'Documentation',
    item: 'HF-5400',
    categories: ['Flight planning'],
    summary: 'Company policy, aircraft profile and the single plan: three places, one rule.',
    content: `<p>Halyard Flight Planner takes reserves from three places: the policy of your company, the profile of the aircraft and the plan itself. The rule is simple since version 11.2: the largest value wins, and values are never added up.</p>
<h2>An example</h2>
<p>The policy asks for thirty minutes of final reserve, the profile of an aircraft for forty-five, and the dispatcher enters nothing. The plan carries forty-five minutes. If the dispatcher enters sixty, it carries sixty.</p>
<h2>The alternate</h2>
<p>Fuel to the alternate is calculated from the destination, by the route that you choose for it. A minimum for the alternate in the policy counts only when the calculated amount is smaller. Versions before 11.2 added a minimum in the profile to the one in the policy when the alternate was close.</p>
<h2>Where to look</h2>
<p>Open the plan, then Fuel, then Sources. Each line says where its value comes from. If a line surprises you, change it at its source rather than in the plan, so that tomorrow’s plan is right too.</p>`,
  },
  {
    urlName: 'item-10-equipment-codes',
    title: 'Item 10: keep equipment codes in the aircraft profile',
    type: 'Article',
    item: 'HF-5400',
    categories: ['Flight planning', 'Error messages'],
    summary: 'Why plans come back with “equipment suffix missing”, and how to set the codes once for all plans.',
    content: `<p>A filed plan has two groups of letters in item 10: what the aircraft has for communication and navigation, and what it has for surveillance, after the stroke. If the second group is empty, the plan is refused with “equipment suffix missing” or a similar text.</p>
<h2>Set it once</h2>
<ol><li>Open Profiles, choose the aircraft, then Equipment.</li><li>Tick what is installed and serviceable. The letters appear on the right while you tick.</li><li>Save. Plans that are already stored take the new letters when they are opened next.</li></ol>
<h2>When equipment fails</h2>
<p>Do not change the profile for one flight. In the plan choose “unserviceable today” next to the item; the letters of this one plan change, and the next plan is complete again.</p>
<h2>After a conversion</h2>
<p>Large updates convert profiles. Compare the letters of one aircraft before and after. If something was lost, open a case with the tail number: we can put back the profile as it was on the evening before. Profiles are kept for thirty days, so you never have to type them in again.</p>`,
  },
  {
    urlName: 'print-the-flight-log-for-night-use',
    title: 'Print the flight log for night use',
    type: 'Article',
    item: 'HF-5400',
    categories: ['Flight planning', 'Operations'],
    summary: 'The large layout: twelve point type, two pages, no red.',
    content: `<p>Red letters vanish under a red lamp, and eight point type vanishes under any. For flights at night the planner has a special layout.</p>
<h2>Choose the layout</h2>
<p>Open the plan, then Print, then Layout, and choose “Night, large”. The log is set in twelve point type. The column of the magnetic variation is dropped, legs are spread over two pages, and everything that is red on the screen is printed black with a bar next to it.</p>
<h2>Make it the standard</h2>
<p>Under Company, Printing an account admin can set the layout for all plans with a departure after civil twilight at the place of departure. Crews can still choose another one.</p>
<h2>Winds on paper</h2>
<p>The log carries the winds of the calculation, the briefing those of the moment of printing. If four hours lie between the two, they differ. Calculate again before you print, or tick “winds of the calculation” in the settings of the briefing, and log and briefing agree.</p>`,
  },
  {
    urlName: 'free-a-seat-on-another-computer',
    title: 'Seats: free one on a computer or tablet you no longer use',
    type: 'Documentation',
    item: 'LE-5100',
    categories: ['Licenses'],
    summary: 'The list of seats, what deactivating does, and what to do when the device is lost.',
    content: `<p>A license has a number of seats. Each computer or tablet that signs in takes one, and keeps it until it is deactivated. The list under Account, Seats shows all of them with the total.</p>
<h2>Free a seat</h2>
<ol><li>Open Account, Seats on any device that is signed in.</li><li>Find the device by its name and the date of its last contact.</li><li>Press Deactivate. The seat is free at once; the charts on the device can no longer be opened.</li></ol>
<h2>States of a device</h2>
<table><thead><tr><th>State</th><th>Meaning</th></tr></thead><tbody>
<tr><td>Created</td><td>Entered in the list, not yet installed</td></tr>
<tr><td>Registered</td><td>In use, with a seat</td></tr>
<tr><td>Inactive</td><td>Deactivated, without a seat</td></tr>
<tr><td>Out of contact</td><td>Registered, but silent for thirty days</td></tr></tbody></table>
<h2>A lost device</h2>
<p>Deactivate it first, then change your password. A device restored from the backup of another one shares its entry with it: reinstall the application on the copy, so that both are listed. If the total is used up while the whole team is at work, an account admin sees in the same list who signed in last, and when.</p>`,
  },
  {
    urlName: 'lantern-efb-and-tablet-system-updates',
    title: 'Before you update the system of a tablet',
    type: 'Article',
    item: 'LE-5100',
    categories: ['Compatibility', 'Operations'],
    summary: 'Keep one tablet behind, check the release page, then follow with the others.',
    content: `<p>Tablets offer a new system once a year, often on the evening before a flight. It is a good habit to say “later” until you have checked three things.</p>
<h2>Is the version supported</h2>
<p>We test each new system within two weeks of its release. The product page of Lantern EFB names the versions that we have tested. Until then the application may run, but we cannot promise that charts draw as they should.</p>
<h2>Is one tablet left behind</h2>
<p>In a cockpit with two tablets, update one of them and fly with it for a few days. If something is wrong, the other one still works. In a fleet, choose one aircraft.</p>
<h2>Is everything on board</h2>
<p>Synchronize before the update. A system update needs room and may clear files that can be fetched again, which includes charts. Afterward open the application once while online, and check that the cycle is {cycle} and the chart of your home base opens.</p>
<p>If charts close the application after an update, install the newest version of it first. Charts stay on the tablet and are not fetched again.</p>`,
  },
  {
    urlName: 'order-tailored-routes-and-private-fields',
    title: 'Order tailored routes, procedures and private fields',
    type: 'Documentation',
    item: 'BR-2750',
    categories: ['Tailored data', 'Database updates'],
    customersOnly: true,
    summary: 'What we need from you, by when, and how you release the result.',
    content: `<p>Tailored data is coded for one operator: company routes, private fields, procedures that are not published to others. It becomes part of your navigation data and is visible to your aircraft only.</p>
<h2>What we need</h2>
<ul><li>For routes: the legs as a table of waypoints or coordinates, with altitudes where they matter</li><li>For a private field: position and elevation of both runway ends, from a survey not older than five years, and a letter of the owner</li><li>For a procedure: the design, with the name of the designer and the approval</li></ul>
<h2>By when</h2>
<p>Sources that are complete 21 days before an effective date are in that cycle. For {next}, effective {nextDate}, the same rule holds. Large orders are coded over two cycles.</p>
<h2>How you release it</h2>
<p>You receive a printout of every leg. Compare it with your order, leg by leg, and release it in the planner under Routes, Release. Nothing is offered to a crew before a colleague of your company has done that. Each cycle we check your routes against the changes and tell you which ones need a new look.</p>`,
  },
  {
    urlName: 'read-a-service-record',
    title: 'Read a service record: number, coverage, dates and counter',
    type: 'Documentation',
    item: 'JD-0620',
    categories: ['Downloads', 'Licenses'],
    summary: 'What the record of a service contains, and what to quote in a case.',
    content: `<p>A service is the right to receive one product, mostly for one aircraft. Its record answers most questions about it before a case is needed.</p>
<h2>The fields</h2>
<table><thead><tr><th>Field</th><th>Meaning</th></tr></thead><tbody>
<tr><td>Service number</td><td>Never changes. Quote it in every case.</td></tr>
<tr><td>Tail number</td><td>The mark of the aircraft now. It can change, and can move to another aircraft.</td></tr>
<tr><td>Coverage</td><td>One or more of twelve regions.</td></tr>
<tr><td>Start and end</td><td>The days on which the service begins and ends. Data of a cycle that began before the end may be used until the cycle expires.</td></tr>
<tr><td>Downloads</td><td>How many of the allowed downloads of this cycle are used.</td></tr></tbody></table>
<h2>When a mark changes</h2>
<p>Tell your account admin, not the shop. The aircraft keeps its services and gets a new mark from the day it is registered. Ordering a second service for the new mark costs twice and confuses the card.</p>
<h2>What not to send</h2>
<p>A case needs the service number and what you saw. It needs no drawings, no performance data and nothing that is subject to export control.</p>`,
  },
]
