import type { ReactNode } from 'react'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { Link } from '../links/Link.tsx'
import styles from './ActionTiles.module.css'

/** A link or action: an icon, a title and a line of description. */
export interface ActionTile {
  href: string
  title: string
  meta?: ReactNode
  icon: IconShape
  isExternal?: boolean | undefined
}

/** Two to four tiles side by side; stacked on phones. */
export function ActionTiles({ tiles, label }: { tiles: readonly ActionTile[]; label?: string | undefined }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {tiles.map((tile) => (
        <li key={tile.href}>
          <Link href={tile.href} isExternal={tile.isExternal} isIconHidden>
            <Icon of={tile.icon} className={styles.icon} />
            <b>{tile.title}</b>
            {tile.meta ? <span className={styles.meta}>{tile.meta}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
