import type { DevEnv } from 'dev-env'
import { allPages, type PageName } from 'portal/pages'
import { type Person, people } from './product.ts'

/** Values for the parameters in the addresses of pages. */
const examples: Partial<Record<PageName, (product: DevEnv) => Promise<Readonly<Record<string, string>>>>> = {
  caseDetails: async (product) => ({ id: await firstId(product, 'mara', 'Case/MyCases', 'Case.Subject') }),
  productAlert: async (product) => ({
    id: await firstId(product, 'mara', 'ProductAlert__c/AllAlerts', 'ProductAlert__c.Title__c', {
      Kind__c: { eq: 'New version' },
    }),
  }),
  editAlert: async (product) => ({
    id: await firstId(product, 'priya', 'ProductAlert__c/AllAlerts', 'ProductAlert__c.Title__c'),
  }),
  // The page asks for any token; the server looks at it when the button is pressed.
  stopAlertMails: async () => ({ token: 'of-a-mail' }),
  confirmAddress: async () => ({ token: 'of-a-mail' }),
  setupList: async () => ({ list: 'accounts' }),
  customers: async () => ({ list: 'accounts' }),
  legal: async () => ({ legalName: 'terms' }),
  article: async (product) => ({ urlName: (await demoFacts(product)).publicArticleUrlName }),
}

/** The addresses of a page, its second one included, with values for which the page exists. */
export async function addressesOf(name: PageName, product: DevEnv): Promise<string[]> {
  const entry = allPages.find(([pageName]) => pageName === name)?.[1]
  if (!entry) throw new Error(`${name} is no page`)
  const needed = [
    ...[...entry.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter),
    ...Object.entries(entry.query ?? {}).flatMap(([parameter, kind]) => (kind === 'required' ? [parameter] : [])),
  ]
  const values = (await examples[name]?.(product)) ?? {}
  for (const parameter of needed) {
    if (!values[parameter]) throw new Error(`e2e/addresses.ts gives no ${parameter} for the page ${name}`)
  }
  const query = new URLSearchParams(Object.entries(values).filter(([parameter]) => entry.query?.[parameter]))
  return [entry.path, ...(entry.alias === undefined ? [] : [entry.alias])].map(
    (path) =>
      path.replaceAll(/:(\w+)/g, (_, parameter) => values[parameter] ?? '') + (query.size === 0 ? '' : `?${query}`),
  )
}

/** The URL names of the articles that the tests use. */
export async function demoFacts(
  product: DevEnv,
): Promise<Record<'publicArticleUrlName' | 'nonPublicArticleUrlName', string>> {
  return await (await fetch(`${product.url}/dev/demo.json`)).json()
}

async function firstId(product: DevEnv, person: Person, list: string, field: string, where?: object): Promise<string> {
  const client = await product.signIn(people[person])
  const { body } = await client.post(`/services/data/v65.0/ui-api/list-records/${list}`, {
    fields: [field],
    pageSize: 1,
    ...(where === undefined ? {} : { where }),
  })
  // A person has at most 20 sessions: one more would end the one that the browsers of a test use.
  await client.post('/auth/sign-out')
  const [record] = (body as { records: { id: string }[] }).records
  if (!record) throw new Error(`${person} has no record in ${list}`)
  return record.id
}
