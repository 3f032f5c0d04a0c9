import { DEMO_PASSWORD, demoLogins } from './data/staff.ts'
import type { DemoPeople } from './demo-people.ts'
import type { DemoLoad, DemoPorts } from './load/demo-load.ts'
import { loadAlerts } from './load/load-alerts.ts'
import { loadArticles } from './load/load-articles.ts'
import { loadCases } from './load/load-cases.ts'
import { loadFiles } from './load/load-files.ts'
import { loadFleet } from './load/load-fleet.ts'
import { loadPeople } from './load/load-people.ts'
import { loadReplyTemplates } from './load/load-reply-templates.ts'
import { loadSettings } from './load/load-settings.ts'
import { loadSynonyms } from './load/load-synonyms.ts'
import { loadVideos } from './load/load-videos.ts'
import { must } from './must.ts'

/**
 * Fills an empty database with the demo customers, in one transaction: all of them or none. Does nothing where there are
 * users already.
 *
 * @returns whether it filled anything.
 */
export async function seedDemo({ platform, identity, fileStore, now }: DemoPorts): Promise<boolean> {
  const system = platform.asSystem('load the demo customers')
  return system.transaction(async (records, tx) => {
    // Of two processes that start at once the second waits, and then finds the users of the first.
    await tx.query(`select pg_advisory_xact_lock(hashtext('navdesk demo data'))`)
    if ((await records.find('User', {}, ['Id'], 1)).length > 0) return false
    const load: DemoLoad = {
      records,
      nowMs: Date.parse(now),
      load: (objectApiName, loaded) => system.load(objectApiName, loaded, tx),
    }
    const people = await loadPeople(load)
    const fleet = await loadFleet(load, people.accountIds)
    await loadSettings(load, people)
    await loadReplyTemplates(load)
    const files = await loadCases(load, people, fleet)
    if (fileStore) await loadFiles(load, files, fileStore)
    await loadArticles(load, people, fleet)
    if (fileStore) await loadVideos(load, people, fileStore)
    await loadSynonyms(load)
    await system.refillVocabulary('Knowledge__kav', tx)
    await system.refillVocabulary('Product2', tx)
    await loadAlerts(load, people, fleet)
    for (const { email } of demoLogins) await identity.setPassword(tx, userIdOf(people, email), DEMO_PASSWORD)
    return true
  })
}

function userIdOf(people: DemoPeople, email: string): string {
  const staffId = people.staffIds.get(email)
  if (staffId !== undefined) return staffId
  const { userId } = must(people.persons, email)
  if (userId === null) throw new Error(`${email} has no login`)
  return userId
}
