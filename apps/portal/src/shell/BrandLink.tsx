import { BrandMark, Link } from 'ui'
import { usePage } from '../site/page.tsx'
import { paths } from '../site/paths.ts'
import styles from './BrandLink.module.css'

/** Mark, name and company; leads home. */
export function BrandLink() {
  const { brand } = usePage()
  return (
    <Link href={paths.home()} className={styles.brand}>
      {brand.logoUrl ? <img src={brand.logoUrl} alt="" height="32" className={styles.logo} /> : <BrandMark />}
      <BrandName />
    </Link>
  )
}

/** The name over the company. */
export function BrandName() {
  const { brand } = usePage()
  return (
    <span className={styles.name}>
      {brand.name}
      <small>{brand.company}</small>
    </span>
  )
}
