import { expect, it } from 'vitest'
import { differences, type Shape } from './shape.ts'

const name: Shape = { keys: 'first last' }
const shape: Shape = {
  keys: 'own friends byCity spouse',
  below: () => ({ own: name, 'friends[]': name, 'byCity.*?': name, 'spouse?': name }),
}
const ada = { first: 'Ada', last: 'Berg' }
const whole = { own: ada, friends: [ada], byCity: { Oslo: ada }, spouse: ada }

it.each<[string, unknown, string[]]>([
  ['nothing where all is there', whole, []],
  ['nothing where what may lack lacks', { ...whole, byCity: {}, spouse: null }, []],
  ['a property that is missing', { ...whole, own: { first: 'Ada' } }, ['.own.last is missing']],
  ['a property too many', { ...whole, friends: [{ ...ada, age: 5 }] }, ['.friends.0.age is not specified']],
  ['a list without entries', { ...whole, friends: [] }, ['.friends is empty']],
  ['a map for a list', { ...whole, friends: { 0: ada } }, ['.friends is no list']],
  ['a text for a map', { ...whole, byCity: 'Oslo' }, ['.byCity is no map']],
  ['null for an object', { ...whole, own: null }, ['.own is no object']],
])('finds %s', (_, value, expected) => {
  expect(differences(value, shape)).toEqual(expected)
})
