import { airacCycleAt } from 'contract'
import { newRecordId } from 'platform'
import { coverages, product2 } from 'support'
import { type DemoAccountKey, demoAccounts } from '../data/accounts.ts'
import { avionics, demoAircraft } from '../data/aircraft.ts'
import { type DemoItemNumber, type DemoProduct, demoProducts } from '../data/products.ts'
import type { DemoFleet, DemoService } from '../demo-fleet.ts'
import { must } from '../must.ts'
import { createRandom } from '../random.ts'
import { type DemoLoad, dayAgo, daysAgo } from './demo-load.ts'

const SERVICES = 60

/** The products that avionics of each kind use, the most common first. */
const fedWith: Readonly<Record<keyof typeof avionics, readonly DemoItemNumber[]>> = {
  sd: ['TN-2100', 'CT-0800', 'GO-0910'],
  usb: ['TN-2100', 'CT-0800', 'GO-0910'],
  deck: ['TN-2100', 'CT-0800', 'SC-3140', 'CA-3320', 'GO-0910'],
  fms: ['FF-2400', 'BR-2750', 'SC-3140'],
  efb: ['SC-3140', 'MA-3610'],
}

/** Products that accounts have for all their people rather than for one aircraft. */
const forTheOffice: readonly DemoItemNumber[] = ['HF-5400', 'LE-5100', 'JD-0620', 'MA-3610']

/** Loads the products, the aircraft of each account and the services for them. */
export async function loadFleet(load: DemoLoad, accountIds: ReadonlyMap<DemoAccountKey, string>): Promise<DemoFleet> {
  const productIds = await loadProducts(load)
  const tails = demoAccounts.flatMap(({ key }) => demoAircraft[key].map((aircraft) => ({ ...aircraft, account: key })))
  const aircraftIds = await load.load(
    'Aircraft__c',
    tails.map(({ tail, maker, model, avionics: kind, account }) => ({
      TailNumber__c: tail,
      Maker__c: maker,
      Model__c: model,
      Avionics__c: avionics[kind],
      AccountId__c: must(accountIds, account),
      CreatedDate: daysAgo(load, 580),
    })),
  )
  const wanted = servicesOf(tails.map((aircraft, index) => ({ ...aircraft, id: aircraftIds[index] ?? '' })))
  const random = createRandom(60)
  const ids = await load.load(
    'Subscription__c',
    wanted.map(({ number, account, item, aircraftId }, index) => {
      const expired = index % 13 === 12
      const limit = random.pick([1, 4, 4, 4, 10])
      return {
        ServiceNumber__c: number,
        ProductId__c: must(productIds, item),
        AircraftId__c: aircraftId,
        AccountId__c: must(accountIds, account),
        Coverage__c: random.pick(coverages),
        Status__c: expired ? 'Expired' : 'Active',
        StartDate__c: dayAgo(load, expired ? 480 : random.between(40, 360)),
        EndDate__c: dayAgo(load, expired ? 115 : -random.between(20, 330)),
        DownloadLimit__c: limit,
        DownloadsUsed__c: random.between(0, limit),
        CreatedDate: daysAgo(load, 500 - index),
      }
    }),
  )
  return { productIds, services: wanted.map((service, index) => ({ ...service, id: ids[index] ?? '' })) }
}

type Aircraft = { id: string; tail: string; account: DemoAccountKey; avionics: keyof typeof avionics }

/** Two services or so for every aircraft, and the office products of each account, until there are enough. */
function servicesOf(aircraft: readonly Aircraft[]): Omit<DemoService, 'id'>[] {
  const office = demoAccounts.flatMap(({ key }) =>
    forTheOffice.slice(0, 2).map((item) => ({ account: key, item, aircraftId: null, tail: null })),
  )
  const onBoard = [0, 1, 2].flatMap((place) =>
    aircraft.flatMap(({ id, tail, account, avionics: kind }) => {
      const item = fedWith[kind][place]
      return item ? [{ account, item, aircraftId: id, tail }] : []
    }),
  )
  // The largest customer has all of them.
  const more = forTheOffice.slice(2).map((item) => ({ account: 'osprey' as const, item, aircraftId: null, tail: null }))
  return [...[...office, ...onBoard].slice(0, SERVICES - more.length), ...more].map((service, index) => ({
    ...service,
    number: `SVC-${204_400 + index * 61 + (index % 7)}`,
  }))
}

async function loadProducts(load: DemoLoad): Promise<Map<DemoItemNumber, string>> {
  const cycle = airacCycleAt(load.nowMs)
  const previous = airacCycleAt(load.nowMs, -1)
  const ids = new Map(demoProducts.map(({ item }) => [item, newRecordId(product2.keyPrefix, load.nowMs)]))
  await load.load(
    'Product2',
    demoProducts.map((product: DemoProduct & { item: DemoItemNumber; related: readonly DemoItemNumber[] }) => {
      const [first = null, second = null, third = null] = product.related.map((item) => must(ids, item))
      const { version } = product
      return {
        Id: must(ids, product.item),
        Name: product.name,
        ItemNumber__c: product.item,
        Description: product.description,
        Company__c: 'Calder Aerodata',
        ReleaseDate__c: version === 'cycle' ? cycle.effective : dayAgo(load, version.releasedDaysAgo),
        HasDataCycles__c: version === 'cycle',
        LatestVersion__c: version === 'cycle' ? cycle.number : version.latest,
        SupportedVersion__c: version === 'cycle' ? `${previous.number}, ${cycle.number}` : version.supported,
        Compatibility__c: product.compatibility,
        IsActive: true,
        ExportControlled__c: product.exportControlled !== undefined,
        ExportNote__c: product.exportControlled ?? null,
        RelatedProduct1Id__c: first,
        RelatedProduct2Id__c: second,
        RelatedProduct3Id__c: third,
        CreatedDate: daysAgo(load, 650),
      }
    }),
  )
  return ids
}
