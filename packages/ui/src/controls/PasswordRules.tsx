import { classNames } from '../class-names.ts'
import { Icon, type IconShape } from '../icons/Icon.tsx'
import { CheckIcon, CircleIcon, CloseIcon } from '../icons/icons.ts'
import { passwordMessages as messages } from '../password-messages.ts'
import styles from './PasswordRules.module.css'

/** One requirement in words, and whether the password fulfils it now; null while that is not known. */
export interface PasswordRule {
  text: string
  isMet: boolean | null
}

type RuleState = 'met' | 'unmet' | 'open'

/** The requirements of a password: met ones with a check, unmet ones with a circle, or a cross once `isChecked`. */
export function PasswordRules({
  rules,
  isChecked,
  stateLabels,
}: {
  rules: readonly PasswordRule[]
  isChecked: boolean
  stateLabels?: Partial<Record<RuleState, string>> | undefined
}) {
  return (
    <ul className={styles.rules}>
      {rules.map(({ text, isMet }) => {
        const state = isMet ? 'met' : isChecked && isMet === false ? 'unmet' : 'open'
        return (
          <li key={text} className={classNames(styles.rule, styles[state])}>
            <Icon of={shapes[state]} />
            <span>
              {text}
              <span className="vh">, {stateLabels?.[state] ?? words[state]}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

const shapes: Record<RuleState, IconShape> = { met: CheckIcon, unmet: CloseIcon, open: CircleIcon }
const words: Record<RuleState, string> = {
  met: messages.ruleMet,
  unmet: messages.ruleUnmet,
  open: messages.ruleOpen,
}
