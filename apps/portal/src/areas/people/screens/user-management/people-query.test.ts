import { expect, it } from 'vitest'
import { peopleHref, readPeopleQuery } from './people-query.ts'

it('writes a query into an address and reads it back', () => {
  for (const query of [
    { searchTerm: '', isDescending: false, page: 1 },
    { searchTerm: 'müller & co', isDescending: true, page: 3 },
  ]) {
    expect(readPeopleQuery(new URL(peopleHref(query), 'https://x.example').searchParams)).toEqual(query)
  }
})

it('takes what makes no sense as absent', () => {
  const query = readPeopleQuery(new URLSearchParams('page=-1&sort=Email'))
  expect(query).toEqual({ searchTerm: '', isDescending: false, page: 1 })
})
