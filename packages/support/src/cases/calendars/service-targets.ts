import {
  answerTargets,
  type BusinessCalendar,
  type CalendarSettings,
  createBusinessCalendar,
  defaultCalendar,
  type ShownCalendar,
  type SupportTimes,
} from 'contract'
import type { Platform, ReferenceData, Scalar } from 'platform'
import { hoursInWords, hoursOfDay, readOpeningHours, weekdays } from './opening-hours.ts'

/** A calendar of business time with its record; the id is null before any record was read. */
export type Calendar = { id: string | null; settings: CalendarSettings; time: BusinessCalendar }

/** Within how many business hours of a calendar support answers and solves a case. */
export type ServiceTarget = { firstAnswerHours: number; solutionHours: number; calendar: Calendar }

export type ServiceTargets = {
  default: Calendar
  /** By id; retired calendars are kept for running clocks. */
  calendars: ReadonlyMap<string, Calendar>
  /** By support tier, then by impact. */
  targets: Readonly<Record<string, Readonly<Record<string, ServiceTarget>>>>
}

export const LOWEST_TIER = 'Standard'

/** Business calendars, and the targets of support by tier and impact. */
export const serviceTargets: ReferenceData<ServiceTargets> = {
  name: 'business calendars and answer targets',
  reads: {
    BusinessCalendar__c: ['Id', 'IsDefault__c', 'TimeZone__c', ...weekdays.map((day) => `${day}__c`)],
    Holiday__c: ['CalendarId__c', 'Date__c', 'IsActive__c'],
    AnswerTarget__c: ['SupportTier__c', 'Impact__c', 'CalendarId__c', 'FirstAnswerHours__c', 'SolutionHours__c'],
  },
  build: ({ BusinessCalendar__c = [], Holiday__c = [], AnswerTarget__c = [] }) => {
    const calendars = new Map<string, Calendar>()
    for (const row of BusinessCalendar__c) {
      const holidays = Holiday__c.filter((day) => day.CalendarId__c === row.Id && day.IsActive__c === true)
      const settings = settingsOf(
        (field) => row[field] ?? null,
        holidays.map(({ Date__c }) => String(Date__c)),
      )
      calendars.set(String(row.Id), { id: String(row.Id), settings, time: createBusinessCalendar(settings) })
    }
    const defaultId = BusinessCalendar__c.find(({ IsDefault__c }) => IsDefault__c === true)?.Id
    const byDefault = calendars.get(String(defaultId))
    if (byDefault === undefined) throw new Error('No business calendar is the default')
    const targetIn = (row: (typeof AnswerTarget__c)[number]): ServiceTarget => ({
      firstAnswerHours: Number(row.FirstAnswerHours__c),
      solutionHours: Number(row.SolutionHours__c),
      calendar: calendars.get(String(row.CalendarId__c)) ?? byDefault,
    })
    const byTier = Map.groupBy(AnswerTarget__c, ({ SupportTier__c }) => String(SupportTier__c))
    const targets = Object.fromEntries(
      [...byTier].map(([tier, rows]) => [
        tier,
        Object.fromEntries(rows.map((row) => [String(row.Impact__c), targetIn(row)])),
      ]),
    )
    if (Object.keys(targets[LOWEST_TIER] ?? {}).length === 0) throw new Error('The lowest tier has no answer targets')
    return { default: byDefault, calendars, targets }
  },
  initial: initialTargets(),
}

function initialTargets(): ServiceTargets {
  const calendar = { id: null, settings: defaultCalendar, time: createBusinessCalendar(defaultCalendar) }
  const targets = Object.entries(answerTargets).map(([tier, byImpact]) => [
    tier,
    Object.fromEntries(Object.entries(byImpact).map(([impact, hours]) => [impact, { ...hours, calendar }])),
  ])
  return { default: calendar, calendars: new Map(), targets: Object.fromEntries(targets) }
}

/**
 * The settings of a calendar from the fields of its record.
 *
 * @throws Error naming the field that cannot be used.
 */
export function settingsOf(value: (field: string) => Scalar, holidays: readonly string[]): CalendarSettings {
  const timeZone = String(value('TimeZone__c'))
  if (!isTimeZone(timeZone)) throw new UnusableField('TimeZone__c')
  const week = weekdays.map((day) => {
    const hours = readOpeningHours(String(value(`${day}__c`) ?? ''))
    if (hours === null) throw new UnusableField(`${day}__c`)
    return hours
  })
  const minutes = week.flat().reduce((sum, [opens, closes]) => sum + closes - opens, 0)
  if (minutes < LEAST_MINUTES) throw new UnusableField('Monday__c')
  return { timeZone, week, holidays }
}

/** Of a week. Otherwise the end of a target could be lifetimes away. */
const LEAST_MINUTES = 60

/** A field of a record that cannot be used. */
export class UnusableField extends Error {
  readonly field: string

  constructor(field: string) {
    super(`The field ${field} cannot be used`)
    this.field = field
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The target for a tier and an impact. A tier or an impact without one has the longest target of its tier, or of the lowest tier. */
export function targetOf({ targets }: ServiceTargets, tier: string | null, impact: string): ServiceTarget {
  const byImpact = targets[tier ?? LOWEST_TIER] ?? targets[LOWEST_TIER] ?? {}
  const longest = Object.values(byImpact).toSorted((a, b) => b.firstAnswerHours - a.firstAnswerHours)[0]
  const target = byImpact[impact] ?? longest
  if (target === undefined) throw new Error('There are no answer targets')
  return target
}

const HOUR_MS = 3_600_000
const SHOWN_MS = 60 * 24 * HOUR_MS

/**
 * Makes what pages show, once an hour and after each change. Without a database it gives the last one, so that a page can still say that
 * support is reached otherwise.
 */
export function createSupportTimes(
  platform: Pick<Platform, 'referenceData'>,
  now: () => number,
): () => Promise<SupportTimes> {
  let last: { of: ServiceTargets; hour: number; times: SupportTimes } | null = null
  return async () => {
    const of = await platform.referenceData(serviceTargets).catch(() => last?.of ?? serviceTargets.initial)
    const hour = Math.floor(now() / HOUR_MS)
    if (last?.of !== of || last.hour !== hour) last = { of, hour, times: supportTimes(of, hour * HOUR_MS) }
    return last.times
  }
}

/** @param nowMs - the opening hours of some weeks before and after it are given. */
function supportTimes({ default: byDefault, calendars, targets }: ServiceTargets, nowMs: number): SupportTimes {
  const shown = ({ settings, time }: Calendar): ShownCalendar => ({
    hours: hoursInWords(settings),
    hoursOfDay: hoursOfDay(settings),
    open: time.openTimes(nowMs - SHOWN_MS, nowMs + SHOWN_MS),
  })
  const others = [...calendars].filter(([id]) => id !== byDefault.id)
  const all = Object.fromEntries(others.map(([id, calendar]) => [id, shown(calendar)]))
  const byTier = Object.entries(targets).map(([tier, byImpact]) => {
    const shownByImpact = Object.entries(byImpact).map(([impact, { firstAnswerHours, calendar }]) => [
      impact,
      { firstAnswerHours, calendarId: calendar.id ?? '' },
    ])
    return [tier, Object.fromEntries(shownByImpact)]
  })
  return { calendars: { ...all, '': shown(byDefault) }, targets: Object.fromEntries(byTier) }
}
