import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { HideIcon, ShowIcon } from '../icons/icons.ts'
import { passwordMessages as messages } from '../password-messages.ts'
import styles from './Field.module.css'
import { Field, fieldParts } from './Field.tsx'
import { type PasswordRule, PasswordRules } from './PasswordRules.tsx'
import type { TextFieldProps } from './TextField.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'isMono' | 'defaultValue'> {
  value: string
  onChange: (value: string) => void
  /** Shows the list of rules under the field, updated while typing. */
  rules?: readonly PasswordRule[] | undefined
  showLabel?: string | undefined
  hideLabel?: string | undefined
  capsLockLabel?: string | undefined
}

/** A password with a show/hide button, an optional live rule list and a caps lock hint. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const {
    field,
    control: { onChange, rules, showLabel, hideLabel, capsLockLabel, ...input },
  } = fieldParts(props)
  const [isShown, setShown] = useState(false)
  const [isCapsLockOn, setCapsLockOn] = useState(false)
  const [wasLeft, setLeft] = useState(false)
  const noticeCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLockOn(event.getModifierState('CapsLock'))
  return (
    <div className={classNames(styles.field, field.className)}>
      <Field {...field} className={undefined}>
        {(control) => (
          <div className={styles.inset}>
            <input
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={noticeCapsLock}
              onKeyUp={noticeCapsLock}
              onBlur={(event: FocusEvent<HTMLInputElement>) => {
                setLeft(true)
                setCapsLockOn(false)
                input.onBlur?.(event)
              }}
              className={classNames(styles.input, styles.hasEnd)}
            />
            <button
              type="button"
              className={styles.end}
              aria-label={isShown ? (hideLabel ?? messages.hidePassword) : (showLabel ?? messages.showPassword)}
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
            >
              <Icon of={isShown ? HideIcon : ShowIcon} />
            </button>
          </div>
        )}
      </Field>
      <div role="status" className={styles.help}>
        {isCapsLockOn ? (capsLockLabel ?? messages.capsLockOn) : null}
      </div>
      {rules ? <PasswordRules rules={rules} isChecked={wasLeft && input.value !== ''} /> : null}
    </div>
  )
}
