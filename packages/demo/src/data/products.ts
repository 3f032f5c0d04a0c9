export type DemoProduct = {
  item: string
  name: string
  description: string
  /** Data products follow the cycle; the others have versions. */
  version: 'cycle' | { latest: string; supported: string; releasedDaysAgo: number }
  compatibility: string
  related: readonly string[]
  exportControlled?: string
}

/** The catalogue of the demo provider; the names are invented. */
export const demoProducts = [
  {
    item: 'TN-2100',
    name: 'Tarn NavData',
    description: 'Navigation data for panel-mounted avionics, updated with every AIRAC cycle.',
    version: 'cycle',
    compatibility: 'Junction Data Manager 6.2 or later. Memory card of 4 to 32 GB, formatted as FAT32.',
    related: ['CT-0800', 'SC-3140', 'JD-0620'],
  },
  {
    item: 'CT-0800',
    name: 'Corrie Terrain',
    description:
      'Terrain elevation for moving maps and terrain awareness. Published when surveys change, without expiry.',
    version: { latest: '14.1', supported: '13.0, 14.0, 14.1', releasedDaysAgo: 121 },
    compatibility: 'Junction Data Manager 6.0 or later. At least 1.8 GB free on the memory card.',
    related: ['GO-0910', 'TN-2100', 'JD-0620'],
  },
  {
    item: 'SC-3140',
    name: 'Skerry Charts',
    description: 'Instrument procedure charts for tablets and flight decks, updated every 28 days.',
    version: 'cycle',
    compatibility: 'Lantern EFB 4.6 or later, or an integrated flight deck with the chart option.',
    related: ['CA-3320', 'LE-5100', 'MA-3610'],
  },
  {
    item: 'JD-0620',
    name: 'Junction Data Manager',
    description: 'Desktop application that downloads data and writes it to memory cards and data loaders.',
    version: { latest: '6.4.1', supported: '6.2, 6.3, 6.4', releasedDaysAgo: 64 },
    compatibility: 'A 64-bit desktop system with 8 GB of memory, 40 GB of free disk and a card reader.',
    related: ['TN-2100', 'CT-0800', 'GO-0910'],
  },
  {
    item: 'HF-5400',
    name: 'Halyard Flight Planner',
    description: 'Flight planning for crews and dispatch: routes, performance, filing and briefing.',
    version: { latest: '11.2', supported: '10.6, 11.0, 11.1, 11.2', releasedDaysAgo: 38 },
    compatibility: 'A current desktop browser, or the tablet application on a system not older than three years.',
    related: ['BR-2750', 'LE-5100', 'SC-3140'],
  },
  {
    item: 'GO-0910',
    name: 'Ghyll Obstacles',
    description: 'Obstacles of 100 feet and more above ground, updated every 56 days.',
    version: { latest: '9.5', supported: '9.4, 9.5', releasedDaysAgo: 22 },
    compatibility: 'Junction Data Manager 6.2 or later, with Corrie Terrain 13.0 or later on the same card.',
    related: ['CT-0800', 'TN-2100', 'JD-0620'],
  },
  {
    item: 'CA-3320',
    name: 'Causeway Airport Diagrams',
    description: 'Airport diagrams with own-ship position, updated every 56 days.',
    version: { latest: '7.3', supported: '7.2, 7.3', releasedDaysAgo: 22 },
    compatibility: 'Integrated flight decks with the diagram option, and Lantern EFB 4.6 or later.',
    related: ['SC-3140', 'MA-3610', 'LE-5100'],
  },
  {
    item: 'FF-2400',
    name: 'Fathom FMS Data',
    description: 'Navigation data for flight management systems, delivered for data loaders with every AIRAC cycle.',
    version: 'cycle',
    compatibility: 'Data loaders with a USB port or a network connection; ask for the list of part numbers.',
    related: ['BR-2750', 'TN-2100', 'JD-0620'],
  },
  {
    item: 'LE-5100',
    name: 'Lantern EFB',
    description: 'Electronic flight bag for tablets: charts, diagrams, documents and own-ship position.',
    version: { latest: '4.8', supported: '4.6, 4.7, 4.8', releasedDaysAgo: 51 },
    compatibility: 'Tablets with 64 GB or more and a system not older than three years.',
    related: ['SC-3140', 'CA-3320', 'HF-5400'],
  },
  {
    item: 'MA-3610',
    name: 'Marram Airport Directory',
    description: 'Airport services, fuel, hours and contacts, updated every 56 days.',
    version: { latest: '5.6', supported: '5.5, 5.6', releasedDaysAgo: 22 },
    compatibility: 'Lantern EFB 4.6 or later, Halyard Flight Planner 10.6 or later, and most flight decks.',
    related: ['CA-3320', 'HF-5400', 'SC-3140'],
  },
  {
    item: 'BR-2750',
    name: 'Bight Tailored Routes',
    description: 'Company routes, private fields and tailored procedures, coded to the order of one operator.',
    version: 'cycle',
    compatibility: 'Tarn NavData or Fathom FMS Data of the same cycle.',
    related: ['FF-2400', 'TN-2100', 'HF-5400'],
  },
  {
    item: 'PM-8800',
    name: 'Palisade Mission Data',
    description: 'Planning data for government operators.',
    version: 'cycle',
    compatibility: 'Delivered by arrangement with the account manager.',
    related: [],
    exportControlled: 'Held for license review',
  },
] as const satisfies readonly DemoProduct[]

export type DemoItemNumber = (typeof demoProducts)[number]['item']
