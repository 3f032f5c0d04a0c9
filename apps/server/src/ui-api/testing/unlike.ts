/** A value of a fixture that an answer must hold exactly; of other texts and numbers only the kind counts. */
export class Exactly {
  readonly value: unknown
  constructor(value: unknown) {
    this.value = value
  }
}

export const exactly = (value: unknown): Exactly => new Exactly(value)

/** A value that may have any of several forms. */
export class Either {
  readonly forms: readonly unknown[]
  constructor(forms: readonly unknown[]) {
    this.forms = forms
  }
}

export const either = (...forms: readonly unknown[]): Either => new Either(forms)

/** An object of values of one form under names that only the data knows. It is given by a function, so that a form can hold itself. */
export class MapOf {
  readonly form: () => unknown
  constructor(form: () => unknown) {
    this.form = form
  }
}

export const mapOf = (form: () => unknown): MapOf => new MapOf(form)

/**
 * Where an answer is unlike a fixture: other properties, other kinds of values. Null counts as a separate kind. Each entry of a list is
 * held against the first entry of the fixture's list; a list that is empty in the fixture must be empty.
 *
 * @returns one line for each difference; none where the answer has the form of the fixture.
 */
export function unlike(answer: unknown, fixture: unknown, place = 'answer'): string[] {
  if (fixture instanceof Exactly) {
    return Object.is(answer, fixture.value) ? [] : [`${place} is ${JSON.stringify(answer)}, not ${fixture.value}`]
  }
  if (fixture instanceof Either) {
    const result = fixture.forms.map((form) => unlike(answer, form, place))
    return result.find((lines) => lines.length === 0) ?? result.toSorted((a, b) => a.length - b.length)[0] ?? []
  }
  if (fixture instanceof MapOf) {
    if (kindOf(answer) !== 'object') return [`${place} is ${kindOf(answer)}, not a map`]
    return Object.entries(answer as object).flatMap(([key, value]) => unlike(value, fixture.form(), `${place}.${key}`))
  }
  if (kindOf(answer) !== kindOf(fixture)) return [`${place} is ${kindOf(answer)}, not ${kindOf(fixture)}`]
  if (Array.isArray(fixture) && Array.isArray(answer)) {
    if ((answer.length === 0) !== (fixture.length === 0)) return [`${place} has ${answer.length} entries`]
    return answer.flatMap((entry, index) => unlike(entry, fixture[0], `${place}[${index}]`))
  }
  if (!isObject(fixture) || !isObject(answer)) return []
  const names = new Set([...Object.keys(fixture), ...Object.keys(answer)])
  return [...names].flatMap((name) => {
    if (!Object.hasOwn(answer, name)) return [`${place}.${name} is missing`]
    if (!Object.hasOwn(fixture, name)) return [`${place}.${name} is not expected`]
    return unlike(answer[name], fixture[name], `${place}.${name}`)
  })
}

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
