import { classNames } from '../class-names.ts'
import styles from './Stepper.module.css'
import { Waypoint } from './Waypoint.tsx'

export interface StepperProps {
  steps: readonly string[]
  /** Index of the current step; steps before it are done. */
  current: number
  label?: string | undefined
}

/** The steps of a fixed sequence, without links. Phones show only the label of the current step. */
export function Stepper({ steps, current, label }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label ?? messages.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(styles.step, index < current && styles.done, index === current && styles.now)}
        >
          <Waypoint kind={index < current ? 'done' : index === current ? 'now' : 'next'} className={styles.mark} />
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}

const messages = {
  steps: 'Steps',
} as const
