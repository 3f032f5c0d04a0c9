import { type AnswerOf, limits, searchMethods } from 'contract'
import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { methodReader, type Read, read, useRead } from 'record-cache-react'
import { SearchBar } from 'ui'
import { isAllowed } from '../../site/cookie-choices.ts'
import { usePage } from '../../site/page.tsx'
import { paths } from '../../site/paths.ts'
import { useIsHydrated } from '../../site/use-is-hydrated.ts'
import { useCookieChoices } from '../cookies/cookie-choosing.ts'
import { useTextAtRest } from '../use-text-at-rest.ts'
import { type Marked, MarkedText } from './MarkedText.tsx'
import { messages } from './messages.ts'
import { keepSearch, recentSearches } from './recent-searches.ts'
import styles from './SiteSearch.module.css'

type Props = {
  /** Current search term. */
  words?: string
  /** Called before navigation. */
  onLeave?: () => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** Option of the search field: a suggestion or a recent search. */
type Choice = { key: string; label: Marked; detail: string | null; href: string }

/**
 * Search of the portal: a form that works without JavaScript, and with it a combobox with suggestions. An empty field offers recent
 * searches.
 */
export function SiteSearch({ words = '', onLeave, ref }: Props) {
  const { session } = usePage()
  const [text, setText] = useState(words)
  const [shownWords, setShownWords] = useState(words)
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const navigate = useNavigate()
  const listId = useId()
  const place = useRef<HTMLDivElement>(null)
  // Takes over text typed before hydration, which React does not know.
  useLayoutEffect(() => {
    const field = place.current?.querySelector('input')
    if (!field || field.value === field.defaultValue) return
    setText(field.value)
    setOpen(field === document.activeElement)
  }, [])
  const recent = useRecentSearches()
  const choices = useChoices(text, isOpen, recent.read)
  // The URL has changed, such as by Back or by choosing a recent search.
  if (shownWords !== words) {
    setShownWords(words)
    setText(words)
  }
  const isShown = isOpen && choices.length > 0
  const current = isShown ? choices[chosen] : undefined
  const close = (): void => {
    setOpen(false)
    setChosen(-1)
  }
  const leave = (href: string): void => {
    close()
    onLeave?.()
    void navigate(href)
  }
  const search = (typed: string): void => {
    const term = typed.trim()
    if (term !== '') recent.keep(term)
    // The number of a case opens it.
    const numbered = choices.find(({ detail }) => detail?.endsWith(` ${term.padStart(8, '0')}`))
    leave(numbered?.href ?? paths.search({ q: term === '' ? undefined : term }))
  }
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      setOpen(true)
      // Between the last and the first option none is chosen, and Enter searches for the typed text.
      const places = choices.length + 1
      setChosen(((chosen + 1 + step + places) % places) - 1)
    } else if (event.key === 'Enter' && current) leave(current.href)
    else if (event.key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are handled for the input in it
    <div
      ref={place}
      className={styles.search}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <SearchBar
        action={paths.search()}
        label={messages.label}
        placeholder={session ? messages.hint : messages.hintForVisitors}
        maxLength={limits.searchTermCharacters}
        value={text}
        ref={ref}
        role="combobox"
        aria-expanded={isShown}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={current ? `${listId}-${chosen}` : undefined}
        onFocus={() => setOpen(true)}
        onChange={(typed) => {
          setText(typed)
          setOpen(true)
          setChosen(-1)
        }}
        onSearch={search}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={text.trim() === '' ? messages.recent : messages.suggestions}
        className={styles.list}
        hidden={!isShown}
      >
        {choices.map(({ key, label, detail, href }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the input, which keeps the focus
          <div
            key={key}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => leave(href)}
          >
            <span>
              <MarkedText {...label} />
            </span>
            {detail === null ? null : <span className="meta">{detail}</span>}
          </div>
        ))}
      </div>
      <span role="status" className="vh">
        {isShown ? messages.suggestionCount(choices.length) : null}
      </span>
    </div>
  )
}

function useChoices(text: string, isOpen: boolean, readRecent: () => string[]): Choice[] {
  const atRest = useTextAtRest(text)
  const { data } = useRead(isOpen ? readSuggestions(atRest) : null)
  if (!isOpen) return []
  if (text.trim() === '') {
    return readRecent().map((words) => ({
      key: words,
      label: { text: words, ranges: [] },
      detail: null,
      href: paths.search({ q: words }),
    }))
  }
  return (data ?? []).map((suggestion) => ({
    key: `${suggestion.kind} ${suggestion.key}`,
    label: suggestion.label,
    detail: [messages.kinds[suggestion.kind], suggestion.kind === 'case' ? suggestion.detail : null]
      .filter((part) => part !== null)
      .join(' '),
    href: hrefOf(suggestion),
  }))
}

function hrefOf({ kind, key }: Suggestion): string {
  if (kind === 'article') return paths.article({ urlName: key })
  return kind === 'case' ? paths.caseDetails({ id: key }) : paths.products({ productName: key })
}

/** Recent searches of the user, or of guests; none without consent to functional storage. */
function useRecentSearches(): { read: () => string[]; keep: (words: string) => void } {
  const { session } = usePage()
  const { choices } = useCookieChoices()
  const isHydrated = useIsHydrated()
  const userId = session?.user.id ?? null
  const mayKeep = isAllowed(choices, 'functional')
  return {
    read: () => (mayKeep && isHydrated ? recentSearches(localStorage, userId) : []),
    keep: (words) => {
      if (mayKeep) keepSearch(localStorage, userId, words)
    },
  }
}

/** Search suggestion shown while the user types. */
type Suggestion = AnswerOf<typeof searchMethods.getSearchSuggestions>[number]

const getSuggestions = methodReader(searchMethods.getSearchSuggestions)

/** Suggestions for the words of a text; null for a blank text. */
function readSuggestions(words: string): Read<Suggestion[]> | null {
  return words.trim() === '' ? null : read(getSuggestions, { words: words.trim() })
}
