import { AppError } from 'contract'
import { type ActionDefinition, type Change, checkbox, date, defineAccess, defineObject, lookup, text } from 'platform'
import { endOtherDefaults } from '../end-other-defaults.ts'
import { readOpeningHours, weekdays, writeOpeningHours } from './opening-hours.ts'
import { settingsOf, UnusableField } from './service-targets.ts'

const openingHours = (label: string) => text({ label, length: 80, collation: 'code' })

const calendarRows = [['Name'], ['TimeZone__c'], ...weekdays.map((day) => [`${day}__c`])]

const FORM =
  'Opening hours are written as 08:00-18:00, or 08:00-12:00, 13:00-17:00 with a break; a day without hours is closed.'

/** Adds a business calendar. */
export const newCalendarAction: ActionDefinition = {
  apiName: 'NewCalendar',
  id: '09D000000001741EAA',
  label: 'Add calendar',
  kind: 'Create',
  targetObject: 'BusinessCalendar__c',
  offeredTo: [{ profiles: ['Administrator'] }],
  rows: calendarRows,
  required: ['Name', 'TimeZone__c'],
  successMessage: 'The calendar was added.',
  iconName: 'action:new',
  description: `Adds a calendar, in which answer targets can be counted. ${FORM}`,
}

/** The business hours of support: a time zone, the opening hours of each weekday, and holidays. */
export const businessCalendar = defineObject({
  apiName: 'BusinessCalendar__c',
  keyPrefix: 'a0L',
  label: 'Business calendar',
  labelPlural: 'Business calendars',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Calendar', length: 80, required: true, unique: true }),
    TimeZone__c: text({
      label: 'Time zone',
      help: 'A name such as Europe/Berlin or America/Chicago, or UTC.',
      length: 60,
      collation: 'code',
      required: true,
    }),
    Monday__c: openingHours('Monday'),
    Tuesday__c: openingHours('Tuesday'),
    Wednesday__c: openingHours('Wednesday'),
    Thursday__c: openingHours('Thursday'),
    Friday__c: openingHours('Friday'),
    Saturday__c: openingHours('Saturday'),
    Sunday__c: openingHours('Sunday'),
    IsDefault__c: checkbox({ label: 'Default', help: 'Counts the targets that name no calendar.' }),
    IsActive__c: checkbox({ label: 'In use', defaultValue: true }),
  },
  indexes: [{ columns: ['Name'] }],
  listViews: [
    {
      apiName: 'AllCalendars',
      id: '00B000000001741EAA',
      label: 'Business calendars',
      columns: ['Name', 'TimeZone__c', 'IsDefault__c', 'IsActive__c', ...weekdays.map((day) => `${day}__c`)],
      orderBy: ['Name'],
      profiles: ['Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'BusinessCalendar__c.Change',
      id: '09D000000001742EAA',
      label: 'Change calendar',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: calendarRows,
      required: ['Name', 'TimeZone__c'],
      successMessage: 'The calendar was changed. It applies to times that are counted from now on.',
      iconName: 'action:edit',
      description: `Changes the hours for cases that are opened from now on. Due times that were given stay. ${FORM}`,
    },
    {
      apiName: 'BusinessCalendar__c.AddHoliday',
      id: '09D000000001743EAA',
      label: 'Add holiday',
      kind: 'Create',
      targetObject: 'Holiday__c',
      targetParentField: 'CalendarId__c',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true } }],
      rows: [['Name'], ['Date__c']],
      required: ['Name', 'Date__c'],
      successMessage: 'The holiday was added. It applies to times that are counted from now on.',
      iconName: 'action:new_event',
      description: 'Closes support for a day of this calendar. Due times that were given stay.',
    },
    {
      apiName: 'BusinessCalendar__c.MakeDefault',
      id: '09D000000001744EAA',
      label: 'Make default',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true, IsDefault__c: false } }],
      sets: { IsDefault__c: true },
      successMessage: 'The calendar is the default.',
      iconName: 'action:approval',
      description: 'Counts the targets that name no calendar in this one, for cases that are opened from now on.',
    },
    {
      apiName: 'BusinessCalendar__c.Retire',
      id: '09D000000001745EAA',
      label: 'Retire calendar',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true, IsDefault__c: false } }],
      sets: { IsActive__c: false },
      successMessage: 'The calendar was retired.',
      color: 'B3261E',
      iconName: 'action:close',
      description: 'Takes a calendar out of use that no answer target names. Running clocks are still counted in it.',
    },
    {
      apiName: 'BusinessCalendar__c.BringBack',
      id: '09D000000001746EAA',
      label: 'Bring back',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: false } }],
      sets: { IsActive__c: true },
      successMessage: 'The calendar is in use again.',
      iconName: 'action:refresh',
      description: 'Puts a retired calendar back into use.',
    },
  ],
  rules: {
    beforeCreate: checkHours,
    beforeUpdate: async (change) => {
      checkHours(change)
      await checkUse(change)
    },
    afterUpdate: endOtherDefaults,
  },
})

const settings = ['Name', 'TimeZone__c', ...weekdays.map((day) => `${day}__c`)]

export const businessCalendarAccess = defineAccess('BusinessCalendar__c', {
  Administrator: [{ rows: 'all', read: [...settings, 'IsDefault__c', 'IsActive__c'], create: settings }],
})

/** A day on which a calendar is closed. */
export const holiday = defineObject({
  apiName: 'Holiday__c',
  keyPrefix: 'a0M',
  label: 'Holiday',
  labelPlural: 'Holidays',
  nameField: 'Name',
  custom: true,
  fields: {
    Name: text({ label: 'Holiday', length: 80, required: true }),
    Date__c: date({ label: 'Day', required: true }),
    CalendarId__c: lookup({
      label: 'Calendar',
      required: true,
      to: ['BusinessCalendar__c'],
      relationshipName: 'Calendar__r',
      childRelationshipName: 'Holidays__r',
    }),
    IsActive__c: checkbox({ label: 'Closed on this day', defaultValue: true }),
  },
  indexes: [{ columns: ['Date__c'] }, { columns: ['CalendarId__c', 'Date__c'] }],
  listViews: [
    {
      apiName: 'Holidays',
      id: '00B000000001751EAA',
      label: 'Holidays',
      columns: ['Name', 'Date__c', 'Calendar__r.Name'],
      filters: [{ field: 'IsActive__c', operator: 'equals', value: true }],
      orderBy: ['Date__c'],
      profiles: ['Administrator'],
    },
  ],
  actions: [
    {
      apiName: 'Holiday__c.Change',
      id: '09D000000001751EAA',
      label: 'Change holiday',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'] }],
      rows: [['Name'], ['Date__c']],
      required: ['Name', 'Date__c'],
      successMessage: 'The holiday was changed. It applies to times that are counted from now on.',
      iconName: 'action:edit',
      description: 'Changes the name or the day of a holiday. Due times that were given stay.',
    },
    {
      apiName: 'Holiday__c.Cancel',
      id: '09D000000001752EAA',
      label: 'Cancel holiday',
      kind: 'Update',
      offeredTo: [{ profiles: ['Administrator'], when: { IsActive__c: true } }],
      sets: { IsActive__c: false },
      successMessage: 'The holiday was canceled. It applies to times that are counted from now on.',
      color: 'B3261E',
      iconName: 'action:remove',
      description: 'Opens support on this day as on any other. Due times that were given stay.',
    },
  ],
})

const ofHoliday = ['Name', 'Date__c', 'CalendarId__c'] as const

export const holidayAccess = defineAccess('Holiday__c', {
  Administrator: [{ rows: 'all', read: [...ofHoliday, 'IsActive__c'], create: ofHoliday }],
})

// Above the calendars and targets of any provider.
const MOST = 1_000

/** Writes the opening hours in one form. @throws AppError `INVALID_VALUE` naming the field that cannot be used. */
function checkHours(change: Change): void {
  try {
    settingsOf((field) => change.value(field), [])
  } catch (error) {
    if (!(error instanceof UnusableField)) throw error
    const label = error.field === 'TimeZone__c' ? 'Time zone' : error.field.replace('__c', '')
    throw new AppError('INVALID_VALUE', { label }, { field: error.field, cause: error })
  }
  for (const day of weekdays) {
    const hours = readOpeningHours(String(change.value(`${day}__c`) ?? ''))
    change.set(`${day}__c`, hours === null || hours.length === 0 ? null : writeOpeningHours(hours))
  }
}

/** @throws AppError `ACTION_NOT_AVAILABLE` for the default calendar, `CALENDAR_IN_USE` for one that targets name. */
async function checkUse(change: Change): Promise<void> {
  if (!change.isChanged('IsActive__c') || change.value('IsActive__c') === true) return
  if (change.value('IsDefault__c') === true) throw new AppError('ACTION_NOT_AVAILABLE', { label: 'Retire calendar' })
  const targets = await change.system.find('AnswerTarget__c', { CalendarId__c: change.id }, ['Id'], MOST)
  if (targets.length > 0) throw new AppError('CALENDAR_IN_USE', { targets: targets.length })
}
