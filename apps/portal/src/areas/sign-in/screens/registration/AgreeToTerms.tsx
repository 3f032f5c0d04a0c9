import { type ReactNode, useState } from 'react'
import { Button, Checkbox, FormFoot, Late, Link, latePart, Notice, Prose, Row, Sheet, Stack } from 'ui'
import { paths } from '../../../../site/paths.ts'
import styles from './AgreeToTerms.module.css'
import { messages } from './messages.ts'
import { Step } from './Step.tsx'

const texts = messages.terms

const cleanedText = latePart(async () => (await import('../../../../parts/CleanedText.tsx')).CleanedText)

type Props = {
  /** The current terms as HTML. */
  termsHtml: string
  /** The terms changed after the user agreed. */
  isAskedAgain: boolean
  cancel: ReactNode
  onAgreed: () => void
}

/** The terms, with the agreement to them and to the privacy notice. */
export function AgreeToTerms({ termsHtml, isAskedAgain, cancel, onAgreed }: Props) {
  const [toTerms, setToTerms] = useState(false)
  const [toPrivacy, setToPrivacy] = useState(false)
  return (
    <>
      <Step number={2} title={texts.title} lead={texts.lead} />
      {isAskedAgain ? <Notice tone="alarm">{texts.changed}</Notice> : null}
      <Sheet className={styles.terms}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, and keyboards must reach it */}
        <section aria-label={texts.siteTerms} tabIndex={0}>
          <Prose>
            <Late part={cleanedText} props={{ html: termsHtml }} />
          </Prose>
        </section>
      </Sheet>
      <Stack>
        <Checkbox label={texts.agreeToTerms} isChecked={toTerms} onChange={setToTerms} />
        <Checkbox label={texts.agreeToPrivacy} isChecked={toPrivacy} onChange={setToPrivacy} />
        <Row>
          <Link href={paths.legal({ legalName: 'terms' })} isExternal>
            {texts.readTerms}
          </Link>
          <Link href={paths.legal({ legalName: 'privacy' })} isExternal>
            {texts.readPrivacy}
          </Link>
        </Row>
      </Stack>
      <FormFoot>
        <Button aria-disabled={!(toTerms && toPrivacy)} onClick={onAgreed}>
          {messages.next}
        </Button>
        {cancel}
      </FormFoot>
    </>
  )
}
