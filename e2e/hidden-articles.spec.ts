import { type DevClient, devClient } from 'dev-env'
import { expect, people, test } from './product.ts'

// The pages of articles that a reader may not read, as the server answers them: each as that of an article that does not exist.

const UI_API = '/services/data/v65.0/ui-api'
const CANARY = 'canary-of-an-article'

type Hidden = { urlName: string; secrets: string[] }

test('no page or title tells of an article that its reader may not read', async ({ product }) => {
  const priya = await product.signIn(people.priya)
  const made = await createHidden(priya)
  const known = await listed(priya)
  const drafts = [...known.drafts, ...known.archived]
  expect(drafts.map(({ urlName }) => urlName)).toEqual(expect.arrayContaining([made.draft, made.archived]))
  expect(known.notPublic.map(({ urlName }) => urlName)).toContain(made.notPublic)
  expect(known.notPublic.length).toBeGreaterThan(5)

  const guest = devClient(() => product.url)
  await expectHidden(guest, [...drafts, ...known.notPublic])
  const mara = await product.signIn(people.mara)
  await expectHidden(mara, drafts)
  await expectHidden(await product.signIn(people.jonas), drafts)
  // What is looked for would be found.
  const shown = await mara.get(`/article/${made.notPublic}`)
  expect([shown.status, shown.text.includes(CANARY)]).toEqual([200, true])
})

async function expectHidden(reader: DevClient, articles: readonly Hidden[]): Promise<void> {
  const answerFor = async (urlName: string) => {
    const address = `/article/${urlName}`
    const { status, headers, text } = await reader.get(address)
    const location = headers.get('location')
    const next = location === null ? '' : (await reader.get(location)).text
    const alike = (part: string) =>
      part.replaceAll(urlName, 'name').replaceAll(/(nonce="|"nonce":"|nonce-)[^"]*/g, '$1')
    return { status, location: alike(location ?? ''), page: alike(text), next: alike(next) }
  }
  const missing = await answerFor('no-such-article')
  for (const { urlName, secrets } of articles) {
    const answer = await answerFor(urlName)
    const told = secrets.filter((secret) => `${answer.page} ${answer.next}`.includes(secret))
    const title = (page: string) => /<title>.*?<\/title>/.exec(page)?.[0]
    expect([urlName, told, answer.status, answer.location, title(answer.page), title(answer.next)]).toEqual([
      urlName,
      [],
      missing.status,
      missing.location,
      title(missing.page),
      title(missing.next),
    ])
  }
}

/** An article of each kind that is hidden, with a text of its own. @returns their URL names. */
async function createHidden(author: DevClient): Promise<Record<'draft' | 'notPublic' | 'archived', string>> {
  const done = async (answer: Promise<{ status: number; body: unknown; text: string }>) => {
    const { status, body, text } = await answer
    if (status >= 300) throw new Error(`${status} ${text}`)
    return body as { id: string; contentDocument: { id: string } }
  }
  const form = new FormData()
  form.append('title', 'log')
  form.append('fileData', new Blob(['text']), 'log.txt')
  const { contentDocument } = await done(author.post(`${UI_API}/records/content-documents/content-versions`, form))
  const create = async (kind: string, ...states: string[]): Promise<string> => {
    const urlName = `hidden-${kind.toLowerCase()}`
    const text = `${CANARY} ${kind}`
    const fields = {
      Title: text,
      UrlName: urlName,
      Summary: text,
      Content__c: `<p>${text}</p>`,
      InfoType__c: 'Article',
    }
    const { id } = await done(author.post(`${UI_API}/records`, { apiName: 'Knowledge__kav', fields }))
    const link = { ContentDocumentId: contentDocument.id, LinkedEntityId: id }
    await done(author.post(`${UI_API}/records`, { apiName: 'ContentDocumentLink', fields: link }))
    for (const PublicationStatus of states) {
      await done(
        author.patch(`${UI_API}/records/${id}`, { fields: { PublicationStatus, IsPublic: kind !== 'notPublic' } }),
      )
    }
    return urlName
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
    return (body as { records: { fields: Record<string, { value: unknown }> }[] }).records.map(({ fields: found }) => ({
      urlName: String(found.UrlName?.value),
      isPublic: found.IsPublic?.value === true,
      secrets: [
        CANARY,
        ...[found.Title?.value, found.Summary?.value].filter((text) => typeof text === 'string' && text !== ''),
      ].map(String),
    }))
  }
  return {
    drafts: await read('DraftArticles'),
    archived: await read('ArchivedArticles'),
    notPublic: (await read('PublishedArticles')).filter(({ isPublic }) => !isPublic),
  }
}
