import type { DemoArticle } from './article.ts'

/** Junction Data Manager: downloads, counters, networks and computers. */
export const dataManagerArticles: readonly DemoArticle[] = [
  {
    urlName: 'no-downloads-remaining',
    title: '“No downloads remaining”: what it means',
    type: 'Article',
    item: 'JD-0620',
    categories: ['Downloads', 'Error messages'],
    featured: true,
    summary: 'Each service has a number of downloads for every cycle. How they are counted, and how to get them back.',
    content: `<p>Each service comes with a number of downloads for a cycle, often one for a single aircraft and more for a fleet. Fetching the data uses one. Writing the same data to a second card from the same computer does not.</p>
<h2>What uses a download</h2>
<ul><li>Fetching a cycle for the first time on a computer</li><li>Fetching it again after the local data folder was deleted</li><li>A transfer that was cut off after its first half</li></ul>
<h2>What does not</h2>
<ul><li>An off-cycle correction of the same cycle</li><li>Verifying or formatting a card</li><li>Signing in on another computer without fetching data</li></ul>
<h2>How to get them back</h2>
<p>If the counter is used up for a good reason, such as a new computer, reset it yourself: open Reset download counter, choose the services, give the reason and confirm. It works at once for accounts in business, general and military aviation with an active service. The page tells you for each service whether it was reset. If one was not, open a support case from the same page and we look at it by hand.</p>`,
  },
  {
    urlName: 'network-requirements-of-junction-data-manager',
    title: 'Network requirements of Junction Data Manager',
    type: 'Documentation',
    item: 'JD-0620',
    categories: ['Downloads', 'Compatibility'],
    summary: 'Hosts and ports to allow, and what a scanning proxy does to large files.',
    content: `<p>Junction Data Manager needs a connection for signing in, for the list of services and for fetching data. Writing a card needs none.</p>
<h2>What to allow</h2>
<table><thead><tr><th>Host</th><th>Port</th><th>For</th></tr></thead><tbody>
<tr><td>accounts.calder-aerodata.example</td><td>443</td><td>Signing in</td></tr>
<tr><td>downloads.calder-aerodata.example</td><td>443</td><td>Data</td></tr>
<tr><td>updates.calder-aerodata.example</td><td>443</td><td>The application itself</td></tr></tbody></table>
<p>All traffic is HTTPS and starts at your computer. Nothing has to be opened toward it.</p>
<h2>Proxies</h2>
<p>A proxy that scans content holds a file back until it has all of it. Navigation data of 8 to 32 MB passes in a moment; terrain is far larger, and the application may give up while the proxy is still collecting. Exempt the download host from scanning. Our files are signed, and the application refuses one that was changed on the way.</p>
<h2>Slow lines</h2>
<p>A transfer that breaks is taken up where it stopped, for up to 24 hours. On a line of 2 Mbit/s, plan two minutes for navigation data and a night for terrain. A tablet as a hot spot does, as long as it stays awake: set its display to never sleep before you start.</p>`,
  },
  {
    urlName: 'move-junction-data-manager-to-a-new-computer',
    title: 'Move Junction Data Manager to a new computer',
    type: 'Documentation',
    item: 'JD-0620',
    categories: ['Downloads', 'Licenses'],
    summary: 'Export, deactivate, sign in, import: a move that costs no seat.',
    content: `<p>A new computer does not need a new license. It needs four steps, in this order, while the old computer still runs.</p>
<ol><li>On the old computer choose Settings, Export. The file holds your aircraft, card names and preferences; it holds no data and no password.</li><li>Choose Account, Seats and deactivate this computer. The seat is free at once.</li><li>Install the application on the new computer and sign in with the same e-mail address and customer number.</li><li>Choose Settings, Import and take the file of the first step.</li></ol>
<h2>What happens to downloads</h2>
<p>The data itself does not move. Each service is fetched once more, which counts as one download. If your services have only one for each cycle, move right after a change of cycle, or reset the counter with the reason “new computer”.</p>
<h2>When the old computer is gone</h2>
<p>Open a case with the name of the old computer as shown in the list of seats. We release the seat by hand. After that, signing in there takes your password, even if the computer is found again.</p>`,
  },
  {
    urlName: 'services-missing-from-the-list',
    title: 'Services are missing from the list',
    type: 'Article',
    item: 'JD-0620',
    categories: ['Downloads', 'Error messages'],
    customersOnly: true,
    summary: 'Customer number, expiry and filter: why a service you pay for may not be shown.',
    content: `<p>Your service is active on the site, but Junction Data Manager does not list it. Go through these causes; the first is by far the most frequent.</p>
<h2>Another customer number</h2>
<p>People with two accounts have two numbers, and the application shows the services of one at a time. The number is in the lower corner of the window. Change it under Account and press Refresh.</p>
<h2>A service that has ended</h2>
<p>Thirty days after its end a service leaves the list. On the site it stays visible as expired, with its end date. Your account admin can renew it in the shop.</p>
<h2>A filter</h2>
<p>The funnel above the list may hide services without an aircraft, or those of aircraft that are marked as sold. Reset it with the cross next to it.</p>
<h2>An aircraft that changed its mark</h2>
<p>When a tail number changes, the services stay with the aircraft but appear under the new mark from the day it was entered. Search for the service number; it never changes. If none of this helps, open a case and name the service number. Do not order the service a second time.</p>`,
  },
  {
    urlName: 'start-problems-after-an-update',
    title: 'Junction Data Manager does not start after an update',
    type: 'Article',
    item: 'JD-0620',
    categories: ['Error messages'],
    summary: 'Settings on a network drive, security software, an update that was cut off.',
    content: `<p>The window appears for a second and closes, or nothing happens at all. The data on your computer is not lost; the application only fails to open its settings.</p>
<h2>Settings on a network drive</h2>
<p>Companies often keep user folders on a server. Since 6.4 the application locks its settings while it runs, and some servers refuse the lock. Open “Junction Data Manager settings” in the start menu and choose a folder on a local disk. Your aircraft and services come back after the next sign-in.</p>
<h2>Security software</h2>
<p>If a prompt asked whether to trust a new version and a user said no, the block stays. The application is signed by Calder Aerodata; allow that signer rather than a single file, so that the next update passes.</p>
<h2>An update that was cut off</h2>
<p>Run the installer again. It repairs a half-written installation and keeps the settings.</p>
<h2>Before a deadline</h2>
<p>If aircraft have to be updated today, install the application on a second computer and sign in there. Seats allow two computers for a short time, and the counter can be reset afterward.</p>`,
  },
]
