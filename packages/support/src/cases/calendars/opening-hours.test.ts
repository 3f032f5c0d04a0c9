import { defaultCalendar } from 'contract'
import { expect, it } from 'vitest'
import { hoursInWords, hoursOfDay, readOpeningHours, writeOpeningHours } from './opening-hours.ts'

it.each([
  ['08:00-18:00', '08:00-18:00'],
  [' 8:00 – 12:00,13:00-17:30 ', '08:00-12:00, 13:00-17:30'],
  ['00:00-24:00', '00:00-24:00'],
  ['', ''],
])('reads the opening hours %j', (text, stored) => {
  expect(writeOpeningHours(readOpeningHours(text) ?? [[0, 1]])).toBe(stored)
})

it.each([
  '8-18',
  '08:00',
  '18:00-08:00',
  '08:00-25:00',
  '08:60-09:00',
  '08:00-12:00, 11:00-13:00',
  'closed',
  '08:00-12:00,',
])('does not take %j for opening hours', (text) => {
  expect(readOpeningHours(text)).toBeNull()
})

it('says the hours of a week in words, and how long a day is if all are the same', () => {
  expect(hoursInWords(defaultCalendar)).toBe('Monday to Friday, 08:00 to 18:00 UTC')
  expect(hoursOfDay(defaultCalendar)).toBe(10)
  const shop = {
    timeZone: 'Europe/Oslo',
    week: ['9:00-17:00', '9:00-17:00', '', '9:00-12:00, 13:00-17:00', '', '10:00-14:00', ''].map(
      (text) => readOpeningHours(text) ?? [],
    ),
    holidays: [],
  }
  expect(hoursInWords(shop)).toBe(
    'Monday to Tuesday, 09:00 to 17:00; Thursday, 09:00 to 12:00 and 13:00 to 17:00; Saturday, 10:00 to 14:00 Europe/Oslo',
  )
  expect(hoursOfDay(shop)).toBeNull()
})
