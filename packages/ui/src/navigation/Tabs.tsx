import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { useLinkComponent } from '../links/LinkProvider.tsx'
import { Count } from '../records/Badge.tsx'
import styles from './Tabs.module.css'
import { useCurrentInView } from './use-current-in-view.ts'

/** One tab; with an `href` it is a link, so that the tab is part of the address. */
export interface Tab {
  id: string
  label: string
  /** The count to show after the label. */
  count?: number | string | undefined
  href?: string | undefined
  /** For a tab without an `href`: it cannot be pressed, for instance before the page is hydrated. */
  isDisabled?: boolean | undefined
}

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** The id of the tab whose panel is shown. */
  selected: string
  /** Called when a tab is pressed. The link of a tab with an `href` then navigates only to a new window or tab of the browser. */
  onSelect?: ((id: string) => void) | undefined
  /** The panel of the selected tab. */
  children: ReactNode
}

/** A row of tabs over one panel. Arrows, Home and End move the focus; Enter, Space or a press open the tab. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId()
  const list = useCurrentInView<HTMLDivElement>(selected)
  const TabLink = useLinkComponent()

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const elements = Array.from(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])
    const at = elements.indexOf(event.target as HTMLElement)
    const to = destination(event.key, at, elements.length)
    if (at < 0 || to === undefined) return
    event.preventDefault()
    elements[to]?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {tabs.map((tab) => {
          const isSelected = tab.id === selected
          const props = {
            role: 'tab',
            id: `${id}-${tab.id}`,
            'aria-selected': isSelected,
            'aria-controls': isSelected ? `${id}-panel` : undefined,
            tabIndex: isSelected ? 0 : -1,
            className: styles.tab,
          }
          const content = (
            <>
              {tab.label}
              {tab.count === undefined ? null : (
                <>
                  {' '}
                  <Count>{tab.count}</Count>
                </>
              )}
            </>
          )
          return tab.href === undefined ? (
            <button key={tab.id} type="button" {...props} disabled={tab.isDisabled} onClick={() => onSelect?.(tab.id)}>
              {content}
            </button>
          ) : (
            <TabLink
              key={tab.id}
              {...props}
              href={tab.href}
              onClick={(event) => {
                if (!onSelect || !staysHere(event)) return
                event.preventDefault()
                onSelect(tab.id)
              }}
              onKeyDown={(event) => {
                if (event.key !== ' ') return
                event.preventDefault()
                event.currentTarget.click()
              }}
            >
              {content}
            </TabLink>
          )
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  )
}

/** Whether a click on a link opens its address in this window. */
function staysHere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function destination(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
