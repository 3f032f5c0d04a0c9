import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { CheckIcon, ExternalLinkIcon } from '../icons/icons.ts'
import { Link } from '../links/Link.tsx'
import styles from './Menu.module.css'
import type { MenuItem } from './menu-item.ts'

/** The open list of a `Menu`; it takes the focus when it appears. */
export function MenuList({
  id,
  label,
  items,
  startAt,
  onClose,
}: {
  id: string
  label: string
  items: readonly MenuItem[]
  startAt: 'first' | 'last'
  onClose: () => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const elements = () => Array.from(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves only when the list appears
  useEffect(
    () =>
      elements()
        .at(startAt === 'first' ? 0 : -1)
        ?.focus(),
    [],
  )

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab' || event.key === 'Escape') return onClose()
    const all = elements()
    const to = destination(event, all.indexOf(event.target as HTMLElement), all)
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  return (
    <div ref={list} role="menu" id={id} aria-label={label} tabIndex={-1} className={styles.menu} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <MenuRow key={item.id} item={item} onClose={onClose} />
      ))}
    </div>
  )
}

function MenuRow({ item, onClose }: { item: MenuItem; onClose: () => void }) {
  const content = (
    <>
      {item.icon ? <Icon of={item.icon} /> : null}
      <span>{item.label}</span>
      {item.end ? <span className={styles.end}>{item.end}</span> : null}
      {item.isChecked ? <Icon of={CheckIcon} className={styles.end} /> : null}
      {item.isExternal ? <Icon of={ExternalLinkIcon} className={styles.end} /> : null}
    </>
  )
  const shared = { 'data-item': '', tabIndex: -1, className: classNames(styles.item) }
  const select = () => {
    if (item.isDisabled) return
    if (item.isToggle) return item.onSelect?.()
    // Closed first: the focus must be back on the trigger before the action moves it, for instance into a dialog.
    onClose()
    item.onSelect?.()
  }
  return (
    <>
      {item.startsGroup ? <hr className={styles.line} /> : null}
      {item.href === undefined ? (
        <button
          {...shared}
          type="button"
          {...(item.isChecked === undefined
            ? { role: 'menuitem' }
            : { role: item.isToggle ? 'menuitemcheckbox' : 'menuitemradio', 'aria-checked': item.isChecked })}
          aria-disabled={item.isDisabled}
          onClick={select}
        >
          {content}
        </button>
      ) : (
        <Link {...shared} role="menuitem" href={item.href} isExternal={item.isExternal} isIconHidden onClick={select}>
          {content}
        </Link>
      )}
    </>
  )
}

function destination(event: KeyboardEvent, at: number, all: readonly HTMLElement[]): HTMLElement | undefined {
  if (event.key === 'ArrowDown') return all[(at + 1) % all.length]
  if (event.key === 'ArrowUp') return all.at(at - 1)
  if (event.key === 'Home') return all[0]
  if (event.key === 'End') return all.at(-1)
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined
  const letter = event.key.toLowerCase()
  const fromHere = [...all.slice(at + 1), ...all.slice(0, at + 1)]
  return fromHere.find((element) => element.textContent?.trim().toLowerCase().startsWith(letter))
}
