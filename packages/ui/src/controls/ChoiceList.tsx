import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { messages } from '../messages.ts'
import styles from './ChoiceList.module.css'
import field from './Field.module.css'
import { FieldError } from './Field.tsx'

/** One radio row: a name, a sentence of help, and a short note at the end. */
export interface Choice {
  value: string
  label: string
  help?: string | undefined
  end?: ReactNode
}

export interface ChoiceListProps {
  legend: string
  isLegendHidden?: boolean | undefined
  isOptional?: boolean | undefined
  optionalLabel?: string | undefined
  choices: readonly Choice[]
  /** null while nothing is chosen. */
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
  /** Two puts the rows side by side from 48em. */
  columns?: 1 | 2 | undefined
  /** The form name of the radios; generated when absent. */
  name?: string | undefined
  /** The id of the first radio, for links from an error summary. */
  id?: string | undefined
}

/** Radio rows with help text; a press anywhere on a row selects it, and the arrow keys move the selection. */
export function ChoiceList({
  legend,
  isLegendHidden,
  isOptional,
  optionalLabel,
  choices,
  value,
  onChange,
  error,
  columns = 1,
  name,
  id,
}: ChoiceListProps) {
  const generatedId = useId()
  const groupId = id ?? generatedId
  const errorId = `${groupId}-note`
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${groupId}-legend`}
      aria-describedby={error ? errorId : undefined}
      aria-invalid={error ? true : undefined}
      className={styles.group}
    >
      <div id={`${groupId}-legend`} className={isLegendHidden ? 'vh' : field.legend}>
        {legend}
        {isOptional ? <span className={field.optional}> {optionalLabel ?? messages.optional}</span> : null}
      </div>
      <div className={classNames(styles.choices, columns === 2 && styles.two, error && styles.invalid)}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              id={index === 0 ? groupId : `${groupId}-${index}`}
              name={name ?? groupId}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-labelledby={`${groupId}-label-${index}`}
              aria-describedby={choice.help ? `${groupId}-help-${index}` : undefined}
            />
            <b id={`${groupId}-label-${index}`}>{choice.label}</b>
            <span className={styles.end}>{choice.end}</span>
            {choice.help ? (
              <span id={`${groupId}-help-${index}`} className={styles.help}>
                {choice.help}
              </span>
            ) : null}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </div>
  )
}
