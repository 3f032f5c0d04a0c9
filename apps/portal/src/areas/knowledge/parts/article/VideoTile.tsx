import { Icon, Link, PlayIcon } from 'ui'
import { messages } from './messages.ts'
import styles from './VideoTile.module.css'
import poster from './video-poster.svg?url&no-inline'

/** Leads to a video that another host holds: the page plays only those of the product. */
export function VideoTile({ video }: { video: string }) {
  return (
    <Link href={video} isExternal isIconHidden className={styles.tile}>
      <img src={poster} alt="" className={styles.poster} />
      <span className={styles.play}>
        <Icon of={PlayIcon} />
      </span>
      <span className={styles.host}>{messages.watchOn(new URL(video).host)}</span>
    </Link>
  )
}
