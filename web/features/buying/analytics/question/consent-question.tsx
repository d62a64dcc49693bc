import { type FocusEvent, useEffect, useId, useRef } from 'react'
import type { Consent } from '#schema/rules/consent.ts'
import { SecondaryButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { readClaim, saveClaim } from '../../../../storage/claims.ts'
import { chooseConsent } from '../events/analytics.ts'
import { closeQuestion, currentConsent, useIsConsentOpened } from '../events/consent.ts'
import styles from './consent-question.module.css'

/** Key of the claim that records time and wording of the answer. Only the cookie decides. @source USER-22 */
const CLAIM = 'analytics-consent'

/** Asks for consent to analytics. It is not modal, and both answers take one press. Afterwards the focus returns to where it was. */
export function ConsentQuestion() {
  const words = useMessages('shell').consent
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const previousFocus = useRef<Element | null>(null)
  const isOpened = useIsConsentOpened()
  const current = currentConsent()
  const claim = current && readClaim(CLAIM)
  useEffect(() => {
    if (isOpened) section.current?.focus()
  }, [isOpened])
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget
  }
  const restoreFocus = () => {
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
  }
  const answer = (consent: Consent) => {
    restoreFocus()
    recordConsent(consent, `${words.title} ${words.text}`)
    chooseConsent(consent)
  }
  const leave = () => {
    if (!current) return
    restoreFocus()
    closeQuestion()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.question}
      data-consent={isOpened ? 'opened' : 'asked'}
      aria-labelledby={titleId}
      onFocus={rememberFocus}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <div className={`container ${styles.line}`}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {words.title}
          </h2>
          <p className={current ? undefined : styles.reason}>
            {words.text}
            {current && ` ${words[current]}`}
            {claim?.value === current && claim && ` ${words.since(Date.parse(claim.createdAt))}`}
          </p>
        </div>
        <div className={styles.answers}>
          <SecondaryButton onClick={() => answer('denied')}>{words.deny}</SecondaryButton>
          <SecondaryButton onClick={() => answer('granted')}>{words.grant}</SecondaryButton>
        </div>
      </div>
    </section>
  )
}

function recordConsent(value: Consent, description: string) {
  try {
    saveClaim({ code: CLAIM, createdAt: new Date().toISOString(), value, description })
  } catch (error) {
    console.warn('The time of the consent could not be stored', error)
  }
}
