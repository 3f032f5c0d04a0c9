import type { DemoArticle } from './article.ts'

/** Terrain, obstacles, charts and diagrams on displays and tablets. */
export const displayArticles: readonly DemoArticle[] = [
  {
    urlName: 'terrain-layer-blank-after-a-cycle-update',
    title: 'Terrain layer blank after a cycle update',
    type: 'Documentation',
    item: 'CT-0800',
    categories: ['Terrain and obstacles', 'Error messages'],
    featured: true,
    summary: 'Why terrain can disappear although the terrain file has not changed, and how to bring it back.',
    content: `<p>After a new cycle the map draws everything but terrain, and the terrain page says “Data not available”. The file is on the card and has not changed. What has changed is the order in which the unit finds the files.</p>
<h2>Why it happens</h2>
<p>The unit reads an index first and then the file that the index points to. Junction Data Manager before 6.4.1 could write the index before the file. Most units do not mind; some read the index, find nothing behind it and give up until the next power-on.</p>
<h2>How to fix it</h2>
<ol><li>Update Junction Data Manager to 6.4.1 or later.</li><li>Write the card again. Terrain is not downloaded again, so this takes minutes and no download.</li><li>Power on with the card in the slot and wait until the status page shows all files.</li></ol>
<h2>If it stays blank</h2>
<p>Attach the log of the card to a case. In the meantime the terrain of the last card is still valid, since terrain has no expiry: the map on the old card and the navigation data on the new one do not go together, but your paper and the published altitudes do.</p>`,
  },
  {
    urlName: 'terrain-data-sizes-and-supported-card-types',
    title: 'Terrain data sizes and free space on the card',
    type: 'Documentation',
    item: 'CT-0800',
    categories: ['Terrain and obstacles', 'Compatibility'],
    summary: 'How much room each coverage needs, and how long it takes to write.',
    content: `<p>Terrain is by far the largest thing on a card. How large depends on the coverage and on the grid: 9 arc-seconds for cruise maps, 3 arc-seconds within 30 miles of airports.</p>
<table><thead><tr><th>Coverage</th><th>Size</th><th>Time to write</th></tr></thead><tbody>
<tr><td>Western Europe &amp; Mediterranean</td><td>0.6 GB</td><td>about 35 minutes</td></tr>
<tr><td>United States</td><td>0.8 GB</td><td>about 45 minutes</td></tr>
<tr><td>Canada &amp; Alaska</td><td>0.9 GB</td><td>about 50 minutes</td></tr>
<tr><td>All twelve regions</td><td>1.8 GB</td><td>about 100 minutes</td></tr></tbody></table>
<h2>Write it once</h2>
<p>Terrain is published when surveys change, about twice a year, and does not expire. Tick “keep terrain” when you write a new cycle, and only the small files are replaced.</p>
<h2>When the card is too small</h2>
<p>The application refuses before it writes anything, and names the missing space. Take fewer regions, or a larger card up to 32 GB. Do not delete files by hand: the index would still name them, and the unit would show blank tiles. Delete an aircraft from the list of the card instead; the next write then frees the room of its regions and keeps the index true.</p>`,
  },
  {
    urlName: 'obstacle-symbols-and-declutter',
    title: 'Obstacle symbols and the declutter setting',
    type: 'Article',
    item: 'GO-0910',
    categories: ['Terrain and obstacles', 'Operations'],
    summary: 'Why obstacles vanish at close range, and which ones are in the data at all.',
    content: `<p>Ghyll Obstacles holds structures of 100 feet and more above ground, with their height, light and position. What your display draws of them is another matter, because a map with every mast on it can no longer be read.</p>
<h2>Declutter</h2>
<p>With automatic declutter the unit hides symbols by range and by the height of the aircraft above them. On most units obstacles below a certain height disappear when you zoom in close, which is the opposite of what you need on an approach in marginal weather. Set declutter to a fixed level on the page you use for that.</p>
<h2>What is missing from the data</h2>
<ul><li>Structures below 100 feet, even next to a runway</li><li>Cranes and other temporary obstacles, which are published by notice</li><li>Anything younger than the source: obstacles are updated every 56 days</li></ul>
<h2>Power lines</h2>
<p>Lines are drawn between the towers that are in the data. A line over a valley may have its lowest point anywhere between them. Keep clear of the whole span, not of the symbols.</p>`,
  },
  {
    urlName: 'own-ship-position-on-airport-diagrams',
    title: 'Own-ship position on airport diagrams',
    type: 'Documentation',
    item: 'CA-3320',
    categories: ['Charts and diagrams', 'Operations'],
    summary: 'What the symbol can and cannot tell you on the ground.',
    content: `<p>On diagrams that are referenced to survey points, the display shows where the aircraft is. It is an aid to orientation. Taxi by signs, markings and the clearance.</p>
<h2>How exact it is</h2>
<p>Two things add up: the position of the aircraft and the reference of the diagram. With good satellite reception the first is within ten meters. The second depends on the source; a diagram whose reference is worse than twenty meters is shown without own-ship symbol.</p>
<h2>When the symbol is off the pavement</h2>
<p>Note the airport, the place and the direction of the offset, and whether it is the same on another day. A constant offset points to the diagram, a wandering one to the reception. Tell us about a constant one: we withdraw own-ship display for that diagram on the same day and reference it again for the next update.</p>
<h2>Changes on the ground</h2>
<p>Diagrams follow permanent publications every 56 days. A taxiway closed by notice is still shown as open. Works, closures and detours are only in the briefing.</p>`,
  },
  {
    urlName: 'charts-say-not-yet-effective',
    title: 'Charts say “not yet effective” although the cycle has begun',
    type: 'Article',
    item: 'SC-3140',
    categories: ['Charts and diagrams', 'Error messages'],
    summary: 'The banner follows the clock of the tablet.',
    content: `<p>A cycle is effective from a date in UTC. The chart viewer compares that date with the clock of the tablet, and shows a banner while the cycle lies ahead. If the cycle has begun and the banner is still there, the tablet believes that it has not.</p>
<h2>Check the clock</h2>
<p>A tablet that was kept in flight mode for a week can be minutes off; one whose battery ran empty may be days off. Switch on automatic date and time, connect once, and open the viewer again. The banner goes away on the next start.</p>
<h2>Check the date line</h2>
<p>West of Greenwich the local date is a day behind UTC in the evening. The viewer uses UTC, but people read the calendar of the tablet. On the evening before {nextDate} in America, {next} may already be effective.</p>
<h2>When the banner is right</h2>
<p>Charts of the next cycle are loaded up to seven days ahead. Until the change the viewer opens those of {cycle} first. The banner only appears when you choose the coming chart yourself, for example to brief a flight after the change.</p>`,
  },
  {
    urlName: 'chart-revisions-and-alerts',
    title: 'Chart revisions between cycles',
    type: 'Documentation',
    item: 'SC-3140',
    categories: ['Charts and diagrams', 'Alerts'],
    customersOnly: true,
    summary: 'What a chart alert is, how a chart is withdrawn, and what your devices do.',
    content: `<p>Charts are drawn every 28 days. When one turns out to be wrong in between, it is withdrawn and corrected. This page explains what you see then.</p>
<h2>The order of events</h2>
<ol><li>A chart alert is sent to all customers with coverage of the airport. It names the chart, the error and what to use instead.</li><li>The chart is marked as withdrawn. Devices that synchronize from then on cover it with a gray bar.</li><li>The corrected chart is delivered, with the date of the revision next to the cycle.</li></ol>
<h2>Devices that are offline</h2>
<p>A tablet without connection keeps what it has. That is why the alert comes first and by mail: a colleague who can reach the crew has to pass it on. In the device list you see which tablets have not synchronized since the alert. After thirty silent days a device is shown as out of contact.</p>
<h2>Your own check</h2>
<p>If a chart and the publication of the State differ, use the publication and tell us. A photograph of the page with the amendment number is the best attachment.</p>`,
  },
]
