import { BrandMark } from 'ui'
import { usePage } from '../site/page.tsx'
import styles from './BrandLogo.module.css'

/** Logo of the brand, or the mark of the product. Its alternative text is empty, because adjacent text names or describes it. */
export function BrandLogo() {
  const { logoUrl, logoDarkUrl } = usePage().brand
  if (logoUrl === null) return <BrandMark />
  if (logoDarkUrl === null) return <img src={logoUrl} alt="" height="32" className={styles.logo} />
  return (
    <>
      <img src={logoUrl} alt="" height="32" className={`${styles.logo} ${styles.light}`} />
      <img src={logoDarkUrl} alt="" height="32" className={`${styles.logo} ${styles.dark}`} />
    </>
  )
}
