import { type ReactNode, useState } from 'react'
import { Button, Checkbox, FormFoot, Link, Prose, Row, Sheet, Stack } from 'ui'
import { usePage } from '../../../../site/page.tsx'
import styles from './AgreeToTerms.module.css'
import { messages } from './messages.ts'
import { Step } from './Step.tsx'

const texts = messages.terms

/** The terms in short, and the agreement to them and to the privacy notice. */
export function AgreeToTerms({ cancel, onAgreed }: { cancel: ReactNode; onAgreed: () => void }) {
  const { shop } = usePage()
  const [toTerms, setToTerms] = useState(false)
  const [toPrivacy, setToPrivacy] = useState(false)
  return (
    <>
      <Step number={2} title={texts.title} lead={texts.lead} />
      <Sheet className={styles.summary}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, and keyboards must reach it */}
        <section aria-label={texts.inShort} tabIndex={0}>
          <Prose>
            <h2>{texts.inShort}</h2>
            {texts.summary.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Prose>
        </section>
      </Sheet>
      <Stack>
        <Checkbox label={texts.agreeToTerms} isChecked={toTerms} onChange={setToTerms} />
        <Checkbox label={texts.agreeToPrivacy} isChecked={toPrivacy} onChange={setToPrivacy} />
        <Row>
          {shop.site_terms ? (
            <Link href={shop.site_terms} isExternal>
              {texts.readTerms}
            </Link>
          ) : null}
          {shop.privacy_notice ? (
            <Link href={shop.privacy_notice} isExternal>
              {texts.readPrivacy}
            </Link>
          ) : null}
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
