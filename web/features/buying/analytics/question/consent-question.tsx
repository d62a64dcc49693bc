import { type FocusEvent, useEffect, useId, useRef } from 'react'
import type { Consent } from '#schema/rules/consent.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { readClaim, saveClaim } from '../../../../storage/claims.ts'
import button from '../../../../styles/button.module.css'
import { closeQuestion, currentConsent, useIsConsentOpened } from '../events/consent.ts'
import { chooseConsent } from '../events/tell.ts'
import styles from './consent-question.module.css'

/** Key of the claim that records time and wording of the answer. Only the cookie decides. @source USER-22 */
const CLAIM = 'analytics-consent'

/** Asks for consent to count visits. It is not modal, and both answers take one press. Afterwards the focus returns to where it was. */
export function ConsentQuestion() {
  const words = useMessages('shell').consent
  const titleId = useId()
  const section = useRef<HTMLElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const isOpened = useIsConsentOpened()
  const current = currentConsent()
  const claim = current && readClaim(CLAIM)
  useEffect(() => {
    if (isOpened) section.current?.focus()
  }, [isOpened])
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  const goBack = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
  }
  const answer = (consent: Consent) => {
    goBack()
    claimConsent(consent, `${words.title} ${words.text}`)
    chooseConsent(consent)
  }
  const leave = () => {
    if (!current) return
    goBack()
    closeQuestion()
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles.question}
      aria-labelledby={titleId}
      onFocus={noteOrigin}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <div className={`container ${styles.line}`}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {words.title}
          </h2>
          <p>
            {words.text}
            {current && ` ${words[current]}`}
            {claim?.value === current && claim && ` ${words.since(Date.parse(claim.createdAt))}`}
          </p>
        </div>
        <div className={styles.answers}>
          <button type="button" className={button.secondary} onClick={() => answer('denied')}>
            {words.deny}
          </button>
          <button type="button" className={button.secondary} onClick={() => answer('granted')}>
            {words.grant}
          </button>
        </div>
      </div>
    </section>
  )
}

function claimConsent(value: Consent, description: string) {
  try {
    saveClaim({ code: CLAIM, createdAt: new Date().toISOString(), value, description })
  } catch (error) {
    console.warn('It is not kept when this was answered', error)
  }
}
