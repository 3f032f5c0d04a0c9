import type { ReactNode } from 'react'
import { Page } from 'ui'
import styles from './OffPage.module.css'

/** Full page without content, such as Not found: a short reason, actions and an illustration. */
export function OffPage(props: {
  mark: string | null
  title: string
  text: string
  actions: ReactNode
  drawing: ReactNode
}) {
  const { mark, title, text, actions, drawing } = props
  return (
    <Page className={styles.off}>
      <div className={styles.words}>
        {mark ? <p className="mono soft">{mark}</p> : null}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
      <div className={styles.drawing}>{drawing}</div>
    </Page>
  )
}
