import { type DevClient, devClient } from 'dev-env'
import { expect, people, test } from './product.ts'
import { writeArticle } from './write-article.ts'

// The pages of articles that a reader may not read, as the server answers them: each as that of an article that does not exist.

const UI_API = '/services/data/v65.0/ui-api'
const CANARY = 'canary-of-an-article'

/** How many further articles of each list are requested; all in `npm run prove -- hostile-texts`. */
const SAMPLE = process.env.PROOFS === 'whole' ? Number.POSITIVE_INFINITY : 3

type Hidden = { urlName: string; secrets: string[] }

test('no byte of a page reveals an article that its reader may not read', async ({ product }) => {
  const priya = await product.signIn(people.priya)
  const created = await createHidden(priya)
  const known = await listed(priya)
  expect(known.notPublic.length).toBeGreaterThan(5)
  const sampleOf = (list: readonly Hidden[], urlName: string) => {
    const [own, others] = [true, false].map((isOwn) => list.filter((hidden) => (hidden.urlName === urlName) === isOwn))
    expect(own).toHaveLength(1)
    return [...(own ?? []), ...(others ?? []).slice(0, SAMPLE)]
  }
  const drafts = [...sampleOf(known.drafts, created.draft), ...sampleOf(known.archived, created.archived)]
  const notPublic = sampleOf(known.notPublic, created.notPublic)

  const guest = devClient(() => product.url)
  await expectHidden(guest, [...drafts, ...notPublic])
  const mara = await product.signIn(people.mara)
  await expectHidden(mara, drafts)
  await expectHidden(await product.signIn(people.jonas), drafts)
  // What is looked for would be fields.
  const shown = await mara.get(`/article/${created.notPublic}`)
  expect([shown.status, shown.text.includes(CANARY)]).toEqual([200, true])
})

async function expectHidden(reader: DevClient, articles: readonly Hidden[]): Promise<void> {
  const answerFor = async (urlName: string) => {
    const address = `/article/${urlName}`
    const { status, headers, text } = await reader.get(address)
    const location = headers.get('location')
    const next = location === null ? '' : (await reader.get(location)).text
    // Each page has its nonce, its times, and its number, which its forms use as a key.
    const alike = (part: string) => {
      const [, number = 'none'] = /"reference":"([^"]+)"/.exec(part) ?? []
      return part
        .replaceAll(urlName, 'name')
        .replaceAll(/(nonce="|"nonce":"|nonce-)[^"]*/g, '$1')
        .replaceAll(number, 'number')
        .replaceAll(/("\w+Ms":)\d+/g, '$1')
    }
    return { status, location: alike(location ?? ''), page: alike(text), next: alike(next) }
  }
  const missing = await answerFor('no-such-article')
  // The bytes of a whole page, or of the one that the visitor is led to.
  expect((missing.next || missing.page).length).toBeGreaterThan(10_000)
  for (const { urlName, secrets } of articles) {
    const answer = await answerFor(urlName)
    const revealed = secrets.filter((secret) => `${answer.page} ${answer.next}`.includes(secret))
    const { status, location } = missing
    expect([urlName, revealed, answer.status, answer.location]).toEqual([urlName, [], status, location])
    expect([urlName, differences(answer.page, missing.page), differences(answer.next, missing.next)]).toEqual([
      urlName,
      null,
      null,
    ])
  }
}

/** Two pages from where they begin to differ; null for the same bytes. */
function differences(page: string, expected: string): string[] | null {
  if (page === expected) return null
  let at = 0
  while (page[at] === expected[at]) at++
  return [page, expected].map((text) => text.slice(Math.max(0, at - 60), at + 120))
}

/** Creates a hidden article of each kind, with a distinct text. @returns their URL names. */
async function createHidden(author: DevClient): Promise<Record<'draft' | 'notPublic' | 'archived', string>> {
  const create = async (kind: string, ...states: string[]): Promise<string> => {
    const UrlName = `hidden-${kind.toLowerCase()}`
    const text = `${CANARY} ${kind}`
    const fields = { Title: text, UrlName, Summary: text, Content__c: `<p>${text}</p>`, InfoType__c: 'Article' }
    const IsPublic = kind !== 'notPublic'
    await writeArticle(author, fields, ...states.map((PublicationStatus) => ({ PublicationStatus, IsPublic })))
    return UrlName
  }
  return {
    draft: await create('draft'),
    notPublic: await create('notPublic', 'Online'),
    archived: await create('archived', 'Online', 'Archived'),
  }
}

/** The articles that an author finds in the lists, with their texts. */
async function listed(author: DevClient): Promise<Record<'drafts' | 'archived' | 'notPublic', Hidden[]>> {
  const read = async (list: string) => {
    const names = ['UrlName', 'Title', 'Summary', 'IsPublic']
    const fields = names.map((name) => `Knowledge__kav.${name}`)
    const { body } = await author.post(`${UI_API}/list-records/Knowledge__kav/${list}`, { fields, pageSize: 200 })
    return (body as { records: { fields: Record<string, { value: unknown }> }[] }).records.map(({ fields }) => ({
      urlName: String(fields.UrlName?.value),
      isPublic: fields.IsPublic?.value === true,
      secrets: [
        CANARY,
        ...[fields.Title?.value, fields.Summary?.value].filter((text) => typeof text === 'string' && text !== ''),
      ].map(String),
    }))
  }
  return {
    drafts: await read('DraftArticles'),
    archived: await read('ArchivedArticles'),
    notPublic: (await read('PublishedArticles')).filter(({ isPublic }) => !isPublic),
  }
}
