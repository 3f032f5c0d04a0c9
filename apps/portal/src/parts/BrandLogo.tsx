import { BrandMark } from 'ui'
import { usePage } from '../site/page.tsx'
import styles from './BrandLogo.module.css'

/** The logo of the brand, or the mark of the product. The name stands beside it, or what it is shown with says more. */
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
