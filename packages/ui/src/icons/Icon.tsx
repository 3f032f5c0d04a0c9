import type { LucideIcon } from 'lucide-react'
import { classNames } from '../class-names.ts'
import styles from './Icon.module.css'

/** Any icon of the set in `icons.ts`, or another lucide icon. */
export type IconShape = LucideIcon

export interface IconProps {
  of: IconShape
  /** 18 px at control text size; `large` is for page types and tiles. */
  size?: 'text' | 'large' | undefined
  /** Only for an icon without adjacent text; when absent the icon is hidden from assistive technology. */
  label?: string | undefined
  className?: string | undefined
}

/** An icon in the text colour, stroke 1.75, sized by the font. */
export function Icon({ of: Shape, size = 'text', label, className }: IconProps) {
  const name = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  return (
    <Shape
      {...name}
      strokeWidth={1.75}
      className={classNames(styles.icon, size === 'large' && styles.large, className)}
    />
  )
}
