import type { ObjectInfo } from 'contract'
import type { SupportWorld } from 'support/testing'
import { worldApp } from 'support/testing'
import { type Vocabulary, vocabularyOf } from './vocabulary.ts'

/** A vocabulary for each object of the product, in their order. */
export async function worldVocabularies(world: SupportWorld): Promise<Vocabulary[]> {
  const tokens = await someTokens(world)
  return await Promise.all(
    worldApp.objects.map(async (object) =>
      vocabularyOf(object, { rows: world.rows, tokens, infos: await infosOf(world, object.apiName) }),
    ),
  )
}

async function infosOf(world: SupportWorld, apiName: string): Promise<ObjectInfo[]> {
  const infos: ObjectInfo[] = []
  for (const actor of ['mara', 'jonas', 'priya'] as const) {
    const info = await world
      .asActor(actor)
      .objectInfo.get(apiName)
      .catch(() => null)
    if (info) infos.push(info)
  }
  return infos
}

/** Tokens of second pages, of different people and lists. */
async function someTokens(world: SupportWorld): Promise<string[]> {
  const tokens: string[] = []
  for (const actor of ['mara', 'jonas'] as const) {
    for (const object of worldApp.objects) {
      for (const view of object.listViews?.slice(0, 2) ?? []) {
        const reference = { objectApiName: object.apiName, listViewApiName: view.apiName }
        const page = await world
          .asActor(actor)
          .lists.records(reference, { pageSize: 1 })
          .catch(() => null)
        if (page?.nextPageToken) tokens.push(page.nextPageToken)
      }
    }
  }
  return tokens
}
