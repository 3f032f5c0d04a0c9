import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { DevClient } from 'dev-env'
import { expect } from '../product.ts'

const RECORDS = '/services/data/v65.0/ui-api/records'

/** Creates a record. @returns its id. */
export async function createRecord(client: DevClient, apiName: string, fields: object): Promise<string> {
  const { status, body } = await client.post(RECORDS, { apiName, fields })
  expect([apiName, status]).toEqual([apiName, 201])
  return (body as { id: string }).id
}

/** Writes a draft with a linked file. @returns its id. */
export async function writeDraft(client: DevClient, urlName: string, fields: object = {}): Promise<string> {
  const title = urlName.replaceAll('-', ' ')
  const content = { Title: title, UrlName: urlName, Content__c: '<h2>Copy the log</h2><p>Insert the card.</p>' }
  const article = await createRecord(client, 'Knowledge__kav', { ...content, InfoType__c: 'Documentation', ...fields })
  await linkFile(client, article, 'The log')
  return article
}

/** Stores a file and links it to an article. */
export async function linkFile(client: DevClient, article: string, title: string): Promise<void> {
  const form = new FormData()
  form.append('title', title)
  form.append('fileData', new Blob(['text']), 'log.txt')
  await linkStored(client, article, form)
}

/** Links the sample film of the demo, of six seconds, to an article. */
export async function linkFilm(client: DevClient, article: string): Promise<void> {
  const bytes = await readFile(new URL('../../packages/demo/src/data/articles/sample-film.mp4', import.meta.url))
  const form = new FormData()
  form.append('fileData', new Blob([bytes]), 'sample-film.mp4')
  await linkStored(client, article, form)
}

async function linkStored(client: DevClient, article: string, form: FormData): Promise<void> {
  const { body } = await client.post(`${RECORDS}/content-documents/content-versions`, form)
  const ContentDocumentId = (body as { contentDocument: { id: string } }).contentDocument.id
  await createRecord(client, 'ContentDocumentLink', { ContentDocumentId, LinkedEntityId: article })
}

/** Changes a record as a person does in another browser. */
export async function changeRecord(client: DevClient, id: string, fields: object): Promise<void> {
  expect((await client.patch(`${RECORDS}/${id}`, { fields })).status).toBe(200)
}

/** An article as authors see it. */
export class AuthorPage {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  get publication(): Locator {
    return this.page.getByRole('region', { name: 'Publication' })
  }

  /** What is asked before something is taken away. */
  get question(): Locator {
    return this.page.getByRole('alertdialog')
  }

  get isPublic(): Locator {
    return this.page.getByLabel('Public', { exact: true })
  }

  get isFeatured(): Locator {
    return this.page.getByLabel('Featured', { exact: true })
  }

  get reviewDay(): Locator {
    return this.page.getByRole('textbox', { name: 'Review by (optional)' })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }
}
