import { Link } from 'ui'
import { BrandLogo } from '../parts/BrandLogo.tsx'
import { usePage } from '../site/page.tsx'
import { paths } from '../site/paths.ts'
import styles from './BrandLink.module.css'

/** Mark, name and company, linked to the home page. */
export function BrandLink() {
  return (
    <Link href={paths.home()} className={styles.brand}>
      <BrandLogo />
      <BrandName />
    </Link>
  )
}

/** The name of the portal above the company. */
export function BrandName() {
  const { brand } = usePage()
  return (
    <span className={styles.name}>
      {brand.name}
      <small>{brand.company}</small>
    </span>
  )
}
