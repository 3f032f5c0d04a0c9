import { Button } from 'ui'
import { type Choice, choiceField } from '../../site/cookie-choices.ts'
import { messages } from './messages.ts'

/** A button that sends a choice. All of them look the same, so that none is easier to take. @param form - the id of its form, outside of it. */
export function ChoiceButton({ choice, form }: { choice: Choice; form?: string }) {
  return (
    <Button type="submit" variant="line" name={choiceField} value={choice} form={form}>
      {messages[choice]}
    </Button>
  )
}
