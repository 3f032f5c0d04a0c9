import type { DemoArticle } from './article.ts'

/** Pages of products; opening one leads to the page of its product. */
export const productPageArticles: readonly DemoArticle[] = [
  {
    urlName: 'tarn-navdata',
    title: 'Tarn NavData',
    type: 'ProductPage',
    item: 'TN-2100',
    categories: ['Database updates'],
    summary: 'Navigation data for panel-mounted avionics, updated with every AIRAC cycle.',
    content: `<p>Tarn NavData is the navigation database for panel navigators and integrated flight decks. It holds airports, runways, waypoints, airways, departures, arrivals, approaches, holdings and frequencies of the regions you choose, coded from the publications of the States.</p>
<h2>Regions</h2>
<p>The world is divided into twelve regions: Africa, Atlantic, Australia, Canada &amp; Alaska, China, Eastern Europe, Latin America, Middle East &amp; South Asia, Pacific Basin, South America, United States, Western Europe &amp; Mediterranean. A service covers one or more of them.</p>
<h2>Delivery</h2>
<p>Each cycle can be fetched with Junction Data Manager from seven days before its effective date, and is written to a memory card. A typical file has between 8 and 32 MB. The current cycle is {cycle}; {next} follows on {nextDate}.</p>
<h2>Accuracy</h2>
<p>Every procedure is coded by one person and reviewed by another, and compared with the last cycle by a program that flags what has changed without a published reason. Errors that concern safety are announced by a navigation data alert within hours, and corrected off cycle. Report what you find with the amendment number of your publication.</p>`,
  },
  {
    urlName: 'corrie-terrain',
    title: 'Corrie Terrain',
    type: 'ProductPage',
    item: 'CT-0800',
    categories: ['Terrain and obstacles'],
    summary: 'Terrain elevation for moving maps and terrain awareness.',
    content: `<p>Corrie Terrain is the elevation model behind the colored ground on your map and behind the warnings of terrain awareness. It is made of surveys from satellites and aircraft, checked against the heights of more than forty thousand runway ends.</p>
<h2>Grid</h2>
<p>Around airports the grid is fine, 3 arc-seconds, which is less than a hundred meters. Elsewhere it is 9 arc-seconds. Between grid points the display uses the highest of the neighbors, so that a ridge is never shown lower than it is.</p>
<h2>Versions instead of dates</h2>
<p>Ground does not expire. A new version appears when new surveys are worth it, about twice a year. Older versions stay usable; they lack corrections in the areas that the release notes name. Version 14 refined the tints above 8,000 feet and replaced the model of three mountain regions.</p>
<h2>Together with obstacles</h2>
<p>Structures are not part of terrain. Add Ghyll Obstacles for masts, towers and lines, on the same card and written in the same session. Units that warn of both expect versions that were tested together; the compatibility line of each product names them.</p>`,
  },
  {
    urlName: 'halyard-flight-planner',
    title: 'Halyard Flight Planner',
    type: 'ProductPage',
    item: 'HF-5400',
    categories: ['Flight planning'],
    summary: 'Flight planning for crews and dispatch: routes, performance, filing and briefing.',
    content: `<p>Halyard Flight Planner takes a flight from the first idea to the filed plan and the printed log. It runs in the browser for dispatch and as an application on tablets for crews, with the same plans in both.</p>
<h2>What it does</h2>
<ul><li>Finds routes by time, fuel or cost, with the restrictions of the day</li><li>Calculates performance from the profile of the aircraft, leg by leg</li><li>Files plans and follows their acceptance, delay and change messages</li><li>Prints or sends a briefing with weather, notices and charts</li></ul>
<h2>What it is based on</h2>
<p>The planner uses the navigation data of the current cycle, {cycle}, and that of the next one for departures after {nextDate}. Company routes come from Bight Tailored Routes, airport services from Marram Airport Directory. Winds are taken from two independent models, and the plan says from which.</p>
<h2>Seats and roles</h2>
<p>A seat is a device. Dispatchers plan and file for the whole fleet, crews for their own flights, and account admins manage profiles, policies and releases. A plan that a dispatcher has filed can be taken over by a colleague of the same account, with a line in its history that says so.</p>`,
  },
]
