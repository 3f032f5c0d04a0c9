import type { Gateway } from 'platform'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSupportWorld, type SupportWorld } from '../../testing/support-world.ts'
import { accountIdOf } from '../../testing/world-people.ts'
import { createSupportTimes, serviceTargets } from './service-targets.ts'

const DEFAULT_CALENDAR = 'a0L000000900001EAA'
const HOUR_MS = 3_600_000

let world: SupportWorld
let admin: Gateway
let system: ReturnType<SupportWorld['platform']['asSystem']>

beforeAll(async () => {
  world = await createSupportWorld()
  admin = world.asActor('ada')
  system = world.platform.asSystem('a test')
  await system.update('Account', accountIdOf('osprey'), { SupportTier__c: 'Prime' })
})

afterAll(() => world.close())

const perform = (action: string, contextId: string | null, fields: Record<string, unknown> = {}) =>
  admin.actions.perform(action, { ...(contextId === null ? {} : { contextId }), fields })

async function created(action: string, contextId: string | null, fields: Record<string, unknown>): Promise<string> {
  return String((await perform(action, contextId, fields)).id)
}

async function openCase(Impact__c: string): Promise<string> {
  const fields = { Subject: 'Blank', Description: 'Blank.', Impact__c, IssueType__c: 'Product' }
  return (await world.asActor('mara').records.create('Case', fields)).id
}

const dueOf = async (id: string) => (await system.read('Case', id, ['FirstAnswerDue__c']))?.FirstAnswerDue__c

const targetId = async (Name: string) => String((await system.find('AnswerTarget__c', { Name }, ['Id']))[0]?.Id)

// 2026-06-26 is a Friday.
it('counts the targets of new cases in their calendar and hours, and leaves running clocks', async () => {
  await world.setNow('2026-06-26T17:00:00.000Z')
  const before = await openCase('Total Failure')
  expect(await dueOf(before)).toBe('2026-06-26T18:00:00.000Z')

  const nonstop = await created('NewCalendar', null, {
    Name: 'Around the clock',
    TimeZone__c: 'UTC',
    ...Object.fromEntries(
      ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
        `${day}__c`,
        '0:00–24:00',
      ]),
    ),
  })
  const change = { FirstAnswerHours__c: 2, SolutionHours__c: 12, CalendarId__c: nonstop }
  await perform('AnswerTarget__c.Change', await targetId('Prime: Total Failure'), change)
  const after = await openCase('Total Failure')
  expect(await dueOf(after)).toBe('2026-06-26T19:00:00.000Z')
  expect(await system.read('Case', after, ['SolutionDue__c', 'CalendarId__c'])).toEqual({
    SolutionDue__c: '2026-06-27T05:00:00.000Z',
    CalendarId__c: nonstop,
  })
  // A change that stops and starts the running clock keeps its hours.
  const agent = world.asActor('jonas').records
  await agent.create('CaseComment', { ParentId: before, CommentBody: 'Text', IsPublished: true, NeedsAnswer__c: true })
  await world.asActor('mara').records.create('CaseComment', { ParentId: before, CommentBody: 'Text' })
  expect(await system.read('Case', before, ['FirstAnswerDue__c', 'SolutionDue__c'])).toEqual({
    FirstAnswerDue__c: '2026-06-26T18:00:00.000Z',
    SolutionDue__c: '2026-06-29T15:00:00.000Z',
  })
  // Another impact is a new target.
  await agent.update(before, { Impact__c: 'Major Degradation' })
  expect(await system.read('Case', before, ['SolutionDue__c'])).toEqual({ SolutionDue__c: '2026-06-30T17:00:00.000Z' })
})

it('skips a holiday in new clocks, until it is canceled', async () => {
  await world.setNow('2026-07-02T17:00:00.000Z')
  const holiday = await created('BusinessCalendar__c.AddHoliday', DEFAULT_CALENDAR, {
    Name: 'Foundation day',
    Date__c: '2026-07-03',
  })
  // Two hours, from Thursday at 17.
  expect(await dueOf(await openCase('Major Degradation'))).toBe('2026-07-06T09:00:00.000Z')
  await perform('Holiday__c.Cancel', holiday)
  expect(await dueOf(await openCase('Major Degradation'))).toBe('2026-07-03T09:00:00.000Z')
})

it.each([
  ['NewCalendar', { TimeZone__c: 'Mars/Olympus', Monday__c: '08:00-18:00' }, 'TimeZone__c'],
  ['NewCalendar', { TimeZone__c: 'UTC', Monday__c: '8 to 18' }, 'Monday__c'],
  ['NewCalendar', { TimeZone__c: 'UTC', Sunday__c: '08:00-08:30' }, 'Monday__c'],
  ['NewAnswerTarget', { FirstAnswerHours__c: 0, SolutionHours__c: 1 }, 'FirstAnswerHours__c'],
  ['NewAnswerTarget', { FirstAnswerHours__c: 8, SolutionHours__c: 4 }, 'SolutionHours__c'],
])('refuses %s with %o at the field', async (action, fields, field) => {
  const rest =
    action === 'NewCalendar' ? { Name: 'Wrong' } : { SupportTier__c: 'Prime', Impact__c: 'Minor Degradation' }
  await expect(perform(action, null, { ...rest, ...fields })).rejects.toMatchObject({
    code: 'INVALID_VALUE',
    fields: [{ apiName: field }],
  })
})

it('keeps the last usable settings while the records in the database are not', async () => {
  const before = await world.platform.referenceData(serviceTargets)
  await world.database.query(`update records."BusinessCalendar__c" set "TimeZone__c" = 'nowhere' where "Id" = $1`, [
    DEFAULT_CALENDAR,
  ])
  // The next change of this process reads the records again.
  await created('BusinessCalendar__c.AddHoliday', DEFAULT_CALENDAR, { Name: 'Any', Date__c: '2030-01-01' })
  expect(await world.platform.referenceData(serviceTargets)).toBe(before)
  expect(await dueOf(await openCase('Major Degradation'))).not.toBeNull()
  await world.database.query(`update records."BusinessCalendar__c" set "TimeZone__c" = 'UTC' where "Id" = $1`, [
    DEFAULT_CALENDAR,
  ])
})

it('retires a calendar only when no target counts in it, and never the default', async () => {
  const calendar = await created('NewCalendar', null, { Name: 'Nights', TimeZone__c: 'UTC', Monday__c: '00:00-06:00' })
  const target = await targetId('Essential: Total Failure')
  await perform('AnswerTarget__c.Change', target, { CalendarId__c: calendar })
  await expect(perform('BusinessCalendar__c.Retire', calendar)).rejects.toMatchObject({
    code: 'CALENDAR_IN_USE',
    message: 'Answer targets that count in this calendar: 1. Give them another one first.',
  })
  await perform('AnswerTarget__c.Change', target, { CalendarId__c: null })
  await perform('BusinessCalendar__c.Retire', calendar)
  await expect(perform('AnswerTarget__c.Change', target, { CalendarId__c: calendar })).rejects.toMatchObject({
    code: 'INVALID_VALUE',
    fields: [{ apiName: 'CalendarId__c' }],
  })
  await expect(perform('BusinessCalendar__c.Retire', DEFAULT_CALENDAR)).rejects.toMatchObject({
    code: 'ACTION_NOT_AVAILABLE',
  })
  await perform('BusinessCalendar__c.BringBack', calendar)
  await perform('BusinessCalendar__c.MakeDefault', calendar)
  expect(await system.find('BusinessCalendar__c', { IsDefault__c: true }, ['Id'])).toEqual([{ Id: calendar }])
  await perform('BusinessCalendar__c.MakeDefault', DEFAULT_CALENDAR)
})

it('gives pages the hours in words and the open times, made once an hour and after each change', async () => {
  let nowMs = Date.parse('2026-06-22T12:00:00.000Z')
  const shown = createSupportTimes(world.platform, () => nowMs)
  const first = await shown()
  expect(first.calendars['']).toMatchObject({ hours: 'Monday to Friday, 08:00 to 18:00 UTC', hoursOfDay: 10 })
  expect(first.calendars['']?.open).toContainEqual([
    Date.parse('2026-06-22T08:00:00.000Z') / 60_000,
    Date.parse('2026-06-22T18:00:00.000Z') / 60_000,
  ])
  expect(first.targets.Prime?.['Major Degradation']).toEqual({ firstAnswerHours: 2, calendarId: DEFAULT_CALENDAR })
  nowMs += HOUR_MS / 2
  expect(await shown()).toBe(first)
  nowMs += HOUR_MS / 2
  expect(await shown()).not.toBe(first)
  await perform('BusinessCalendar__c.Change', DEFAULT_CALENDAR, { Saturday__c: '09:00-12:00' })
  expect((await shown()).calendars['']).toMatchObject({
    hours: 'Monday to Friday, 08:00 to 18:00; Saturday, 09:00 to 12:00 UTC',
    hoursOfDay: null,
  })
})
