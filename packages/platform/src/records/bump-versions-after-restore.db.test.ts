import { afterAll, beforeAll, expect, it } from 'vitest'
import { prepareToyWorld, type ToyWorld, toyIds } from '../testing/toy-world.ts'

let world: ToyWorld
beforeAll(async () => {
  world = await prepareToyWorld()
})
afterAll(() => world.close())

const id = toyIds.aliceOnDunes

const photo = { actionType: 'AssociateAvatar', photoUrl: 'https://photos.library.example/dunes.jpg' } as const

const versionOf = async (): Promise<number> =>
  (await world.as('alice').records.get(id, { fields: ['Remark__c'] })).weakEtag

const edited = async (remark: string): Promise<number> =>
  (await world.as('alice').records.update(id, { Remark__c: remark })).weakEtag

const pictured = async (): Promise<number> =>
  ((await world.as('libby').avatars.associate(toyIds.dunes, photo)) as { weakEtag: number }).weakEtag

const tables = (): string[] => world.platform.app.objects.map(({ apiName }) => `records."${apiName}"`)

async function backUp(): Promise<void> {
  for (const [at, of] of [...tables(), 'record_avatar'].entries()) {
    await world.database.query(`create table backup_${at} as table ${of}`)
  }
}

/** Puts every row back as it was backed up, its version too. */
async function restore(): Promise<void> {
  await world.database.transaction(async (tx) => {
    for (const [at, of] of [...tables(), 'record_avatar'].entries()) {
      const key = of === 'record_avatar' ? 'record_id' : '"Id"'
      const { rows } = await tx.query(
        `select string_agg(format('%1$I = b.%1$I', attname), ', ') from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [of],
      )
      await tx.query(`update ${of} t set ${rows[0]?.[0]} from backup_${at} b where t.${key} = b.${key}`)
    }
  })
}

it('hands out a higher version after each restoration than ever before, of records and of their pictures', async () => {
  await world.setNow('2026-07-01T10:00:00.000Z')
  const handedOut = [await edited('kept')]
  const ofPicture = [await pictured()]
  await backUp()
  for (const [now, remark] of [
    ['2026-07-01T11:00:00.000Z', 'lost'],
    ['2026-07-01T11:00:00.500Z', 'lost again'],
  ] as const) {
    handedOut.push(await edited(remark), await edited(`${remark}, twice`))
    ofPicture.push(await pictured())
    await restore()
    expect(await versionOf()).toBe(handedOut[0])
    await world.setNow(now)
    await world.platform.asSystem('a backup was restored').bumpVersionsAfterRestore()
    handedOut.push(await versionOf())
    // A clock that is put back an hour takes no version back.
    await world.setNow('2026-07-01T09:00:00.000Z')
    handedOut.push(await edited(`after ${remark}`))
    ofPicture.push(await pictured())
  }
  for (const versions of [handedOut, ofPicture]) {
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
    expect(versions.every(Number.isSafeInteger)).toBe(true)
  }
})

it('lifts every row of every object', async () => {
  const highest = `select ${tables().map((of) => `coalesce((select max("_version") from ${of}), 0)`)}`
  const lowest = highest.replaceAll('max(', 'min(')
  const before = (await world.database.query(highest)).rows[0]?.map(Number) ?? []
  await world.setNow('2026-07-02T10:00:00.000Z')
  await world.platform.asSystem('a backup was restored').bumpVersionsAfterRestore()
  const after = (await world.database.query(lowest)).rows[0]?.map(Number) ?? []
  expect(before.filter((version) => version > 0).length).toBeGreaterThan(5)
  for (const [at, version] of before.entries()) {
    if (version > 0) expect([tables()[at], after[at]]).toEqual([tables()[at], expect.toSatisfy((now) => now > version)])
  }
})

it('refuses an edit of a version that was handed out before the restoration', async () => {
  const ifMatch = await versionOf()
  await world.setNow('2026-07-03T10:00:00.000Z')
  await world.platform.asSystem('a backup was restored').bumpVersionsAfterRestore()
  const late = world.as('alice').records.update(id, { Remark__c: 'late' }, { ifMatch })
  await expect(late).rejects.toMatchObject({ code: 'STALE_VERSION' })
})
