import type { DemoArticle } from './article.ts'

/** Memory cards and data loaders. */
export const cardArticles: readonly DemoArticle[] = [
  {
    urlName: 'database-card-not-recognized',
    title: 'Database card not recognized by the avionics',
    type: 'Article',
    item: 'TN-2100',
    categories: ['Avionics cards'],
    featured: true,
    summary: 'Write lock, size and format: three checks that solve most cases of an empty database page.',
    content: `<p>The card is in the slot, the database page is empty. Before you open a case, go through these checks in order. Each of them takes less than a minute.</p>
<h2>1. The write lock</h2>
<p>Some units refuse a card whose lock slider is closed, because they want to write a log to it. Slide it toward the contacts.</p>
<h2>2. The size and the format</h2>
<p>Cards above 32 GB leave a desktop computer in a format that panel navigators cannot read. Use a card of 4 to 32 GB. If in doubt, let the avionics format it: Junction Data Manager writes the files, but it does not change the format of a card.</p>
<h2>3. The other card</h2>
<p>Try the card of the last cycle in the same slot. If it loads, the slot is fine and the new card or its contents are the cause. If it does not, the slot needs cleaning or repair by an avionics shop.</p>
<h2>Still nothing</h2>
<p>Open a case and attach the folder LOG of the card. It holds the serial number of the unit and the reason why the card was refused, and nothing about your flights.</p>`,
  },
  {
    urlName: 'supported-card-types-by-avionics-family',
    title: 'Supported card types by avionics family',
    type: 'Documentation',
    item: 'TN-2100',
    categories: ['Avionics cards', 'Compatibility'],
    summary: 'Which cards and sticks we have tested, by size and format.',
    content: `<p>We test cards with every release of Junction Data Manager. Cards that are not in the table may work, but we cannot help when they do not.</p>
<table><thead><tr><th>Avionics</th><th>Medium</th><th>Size</th><th>Format</th></tr></thead><tbody>
<tr><td>Panel navigator (SD card)</td><td>SD or SDHC card</td><td>4 to 32 GB</td><td>FAT32</td></tr>
<tr><td>Panel navigator (USB)</td><td>USB stick, version 2 or 3</td><td>4 to 32 GB</td><td>FAT32</td></tr>
<tr><td>Integrated flight deck</td><td>SDHC card, two of them</td><td>16 to 32 GB</td><td>FAT32, formatted in the aircraft</td></tr>
<tr><td>Flight management system</td><td>Data loader with USB port</td><td>8 GB or more</td><td>as the loader wants it</td></tr></tbody></table>
<h2>How long a card lasts</h2>
<p>A card that is written every 28 days wears out slowly, but it does. Replace it after three years, or as soon as the verification fails twice in a row at the same place.</p>
<h2>What to avoid</h2>
<ul><li>Adapters for smaller cards: they lose contact in turbulence.</li><li>Cards from a camera or a phone, which carry folders that some units trip over.</li><li>Labels on the card; they come off in the slot.</li></ul>`,
  },
  {
    urlName: 'checksum-message-at-power-on',
    title: 'What “checksum” at power-on means',
    type: 'Article',
    item: 'TN-2100',
    categories: ['Avionics cards', 'Error messages'],
    summary: 'The unit reads the card differently from how it was written. Nearly always the card is worn.',
    content: `<p>Every file that we deliver carries a check value, a CRC32. Junction Data Manager computes it again after writing, and the avionics compute it a third time at power-on. “Checksum” says that the third result differs from the first two.</p>
<h2>The usual cause</h2>
<p>The card is worn. It still gives the right answer to a fast desktop reader, and a wrong one to the slower slot in the panel. Writing the same card again helps for a day or not at all.</p>
<h2>What to do</h2>
<ol><li>Take a new card of a supported type and let the avionics format it.</li><li>Write the cycle to it and wait for the green check.</li><li>Keep the old card for a week; its log may help if the message comes back.</li></ol>
<h2>Rarer causes</h2>
<p>A reader on a hub that cuts the power for a moment, a card taken out while the verify bar was moving, or a slot with dust on its contacts. If a new card shows the message too, open a case with both logs: we compare them block by block, which shows whether the slot or the card is at fault.</p>`,
  },
  {
    urlName: 'data-loader-refuses-a-file',
    title: 'The data loader refuses a file: part numbers explained',
    type: 'Documentation',
    item: 'FF-2400',
    categories: ['Avionics cards', 'Error messages'],
    customersOnly: true,
    summary: 'A loader takes only files whose part number fits the software of the system.',
    content: `<p>Flight management systems do not take any file that looks like navigation data. The loader compares the part number in the head of the file with a list that belongs to the software of the system. If it is not in the list, loading stops with a message such as “file not accepted” or “incompatible part number”.</p>
<h2>How the number is built</h2>
<p>The first group names the product, the second the coverage, the suffix the format. The suffix changes when the software of your system is updated. That is why a file that loaded last month can be refused today although nothing about your service has changed.</p>
<h2>What to do</h2>
<ol><li>Read the part number that the loader shows, with its suffix.</li><li>Compare it with the delivery note of your service.</li><li>If the suffix differs, open a case and name the service number and the new software of the system. We change the delivery, and the file is built again within an hour.</li></ol>
<p>Tell us about a planned software update a week before it is installed; then the first cycle after it fits at once. Both sides of a dual system must carry the same file before departure.</p>`,
  },
  {
    urlName: 'two-aircraft-two-cards',
    title: 'Two aircraft, two cards: how not to mix them up',
    type: 'Article',
    item: 'JD-0620',
    categories: ['Avionics cards', 'Operations'],
    summary: 'A routine for writing several cards in one session.',
    content: `<p>A card holds the data of one aircraft: coverage, equipment and sometimes an identification of the unit are part of it. A card in the wrong aircraft is refused in the best case. In the worst it loads, and the crew has a coverage that ends at the border.</p>
<h2>A routine that works</h2>
<ul><li>Write with a felt pen on the sleeve, never on the card: tail number and cycle.</li><li>Insert a card, read aloud the name that Junction Data Manager shows for it, and only then press Write card.</li><li>Wait for the green check and for the sentence that the card can be removed. The verify bar at its end is not the end.</li><li>Put the card into its sleeve before you take the next one.</li></ul>
<h2>What the application does for you</h2>
<p>From version 6.4 on, a new card has to be confirmed by name before a second write begins. Older versions carry on with the list, so that a card exchanged too early receives the data of the aircraft before it.</p>
<p>At the aircraft, the first power-on shows tail number and cycle. Thirty seconds on the ground save a return to base.</p>`,
  },
]
