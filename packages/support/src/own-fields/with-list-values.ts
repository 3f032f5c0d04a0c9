import { identifier, type Queryable } from 'database'
import type { AppDefinition, FieldDefinition, PicklistValueDefinition } from 'platform'

type ValueList = {
  readonly label: string
  /** The field that has the values; others with the same values follow it. */
  readonly of: readonly [object: string, field: string]
  /** Why no value can be added; absent where one can. */
  readonly closed?: string
  /** Values that the product itself sets, which cannot be retired. */
  readonly needed?: 'all' | readonly string[]
}

/** The lists of the product whose values an administrator keeps. */
export const valueLists: Readonly<Record<string, ValueList>> = {
  Impact: {
    label: 'Impacts of cases',
    of: ['Case', 'Impact__c'],
    closed: 'Answer targets and figures count by the four impacts. You can change their labels and retire one.',
  },
  IssueType: { label: 'Issue types of cases', of: ['Case', 'IssueType__c'], needed: ['Product'] },
  Origin: { label: 'Origins of cases', of: ['Case', 'Origin'], needed: 'all' },
  InfoType: {
    label: 'Info types of articles',
    of: ['Knowledge__kav', 'InfoType__c'],
    closed: 'Each type of article has one info type. You can change their labels.',
    needed: 'all',
  },
  Avionics: { label: 'Avionics of aircraft', of: ['Aircraft__c', 'Avionics__c'] },
  Coverage: { label: 'Coverages of services', of: ['Subscription__c', 'Coverage__c'] },
}

/** A stored value of a list. */
export type ListValue = { list: string; value: string; label: string; help: string | null; isRetired: boolean }

/** The values of a list as the product is built. */
export function baseValuesOf(
  { objects }: Pick<AppDefinition, 'objects'>,
  list: string,
): readonly PicklistValueDefinition[] {
  const [object, field = ''] = valueLists[list]?.of ?? []
  return objects.find(({ apiName }) => apiName === object)?.fields[field]?.values ?? []
}

/** The application with the values that administrators keep, in every field that has the values of such a list. */
export function withListValues(app: AppDefinition, stored: readonly ListValue[]): AppDefinition {
  const byList = Map.groupBy(stored, ({ list }) => list)
  const replaced = new Map(
    [...byList].map(
      ([list, values]) => [baseValuesOf(app, list), keptValues(baseValuesOf(app, list), values)] as const,
    ),
  )
  const kept = (field: FieldDefinition): FieldDefinition => {
    const values = field.values && replaced.get(field.values)
    return values === undefined ? field : { ...field, values }
  }
  if (replaced.size === 0) return app
  return {
    ...app,
    objects: app.objects.map((object) => ({
      ...object,
      fields: Object.fromEntries(Object.entries(object.fields).map(([name, field]) => [name, kept(field)])),
    })),
  }
}

/** Stored values in their order, then those of the product that are not stored. What rules need of a value stays. */
function keptValues(
  base: readonly PicklistValueDefinition[],
  stored: readonly ListValue[],
): readonly PicklistValueDefinition[] {
  const known = new Map(base.map((value) => [value.value, value]))
  return [
    ...stored.map(({ value, label, help, isRetired }) => ({
      ...known.get(value),
      value,
      label,
      ...(help !== null && { help }),
      ...(isRetired && { retired: true }),
    })),
    ...base.filter(({ value }) => !stored.some((entry) => entry.value === value)),
  ]
}

/** The stored values of all lists, in their order. */
export async function readListValues(database: Queryable): Promise<ListValue[]> {
  const names = ['List__c', 'Value__c', 'Label__c', 'Help__c', 'Status__c', 'Order__c'].map((name) => identifier(name))
  const [list, value, label, help, status, order] = names
  const { rows } = await database.query(
    `select ${list}, ${value}, ${label}, ${help}, ${status} from records.${identifier('ListValue__c')}
     where ${value} is not null order by ${list}, ${order} nulls last, ${label}`,
  )
  return rows.map(([list, value, label, help, status]) => ({
    list: String(list),
    value: String(value),
    label: String(label),
    help: typeof help === 'string' ? help : null,
    isRetired: status === 'Retired',
  }))
}
