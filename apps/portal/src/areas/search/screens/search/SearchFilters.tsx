import { CloseIcon, classNames, Icon, Link } from 'ui'
import { FoldedFilters } from '../../../../parts/FoldedFilters.tsx'
import type { Found, SearchQuery } from '../../reads.ts'
import { messages } from './messages.ts'
import styles from './SearchScreen.module.css'
import { searchHref } from './search-query.ts'

type Props = { query: SearchQuery; results: Found }
type Name = 'type' | 'product' | 'category'

const choicesOf = ({ recordTypes, itemNumbers, categories }: Found) =>
  [
    { name: 'type', title: messages.type, choices: recordTypes },
    { name: 'product', title: messages.product, choices: itemNumbers },
    { name: 'category', title: messages.category, choices: categories },
  ] as const satisfies readonly { name: Name; title: string; choices: Found['categories'] }[]

/** Filters of the articles with counts: links, so that they work by address. */
export function SearchFilters(props: Props) {
  const count = (['type', 'product', 'category'] as const).filter((name) => props.query[name] !== undefined).length
  if (choicesOf(props.results).every(({ choices }) => choices.length === 0)) return <div />
  return (
    <nav aria-label={messages.filtersOf}>
      <FoldedFilters count={count}>
        <Groups {...props} />
      </FoldedFilters>
    </nav>
  )
}

function Groups({ query, results }: Props) {
  return choicesOf(results)
    .filter(({ choices }) => choices.length > 0)
    .map(({ name, title, choices }) => (
      <div key={name} className={styles.group}>
        <b>{title}</b>
        <ul aria-label={title}>
          {choices.map(({ value, label, count }) => {
            const isChosen = query[name] === value
            return (
              <li key={value}>
                <Link
                  href={searchHref({ ...query, [name]: isChosen ? undefined : value, page: 1 })}
                  aria-current={isChosen ? 'true' : undefined}
                  className={classNames(styles.choice, isChosen && styles.chosen)}
                >
                  {label} <span className="meta num">{count}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    ))
}

/** The active filters, each with a button to remove it. */
export function ChosenFilters({ query, results }: Props) {
  const chosen = choicesOf(results).flatMap(({ name, choices }) => {
    const value = query[name]
    if (value === undefined) return []
    const label = choices.find((choice) => choice.value === value)?.label ?? value
    return [{ name, label }]
  })
  if (chosen.length === 0) return null
  return (
    <p className={styles.chips}>
      {chosen.map(({ name, label }) => (
        <Link
          key={name}
          href={searchHref({ ...query, [name]: undefined, page: 1 })}
          aria-label={messages.remove(label)}
          className={styles.chip}
        >
          {label} <Icon of={CloseIcon} />
        </Link>
      ))}
    </p>
  )
}
