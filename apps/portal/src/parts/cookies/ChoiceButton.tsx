import { Button } from 'ui'
import { type Choice, choiceField } from '../../site/cookie-choices.ts'
import { messages } from './messages.ts'

/** Submits a choice. All choices look the same, so that none is favored. @param form - id of the form, if the button is outside it. */
export function ChoiceButton({ choice, form }: { choice: Choice; form?: string }) {
  return (
    <Button type="submit" variant="line" name={choiceField} value={choice} form={form}>
      {messages[choice]}
    </Button>
  )
}

/** Address to which the server redirects after a form submitted without JavaScript. */
export function ReturnField({ to }: { to: string }) {
  return <input type="hidden" name="startURL" value={to} />
}
