import { type ReactNode, type Ref, useId } from 'react'
import { QuietButton } from '../../../../components/button.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { CheckoutDraft, DraftAnswers } from '../../../../sync/tasks/order/index.ts'
import type { Checkout } from '../device/use-checkout.ts'
import styles from './checkout.module.css'

/** The props of every step with a form. */
export interface StepProps {
  readonly checkout: Checkout
  readonly draft: CheckoutDraft
  readonly headingRef: Ref<HTMLHeadingElement> | undefined
  /** The form is open. */
  readonly isOpen: boolean
  readonly onEdit: () => void
  readonly onDone: (answers: DraftAnswers) => void
}

interface StepSectionProps {
  readonly title: string
  /** Ref of the heading, which takes the focus when the step is reached. */
  readonly headingRef?: Ref<HTMLHeadingElement> | undefined
  /** The answers in short; null while the form is open or not reached yet. */
  readonly summary: ReactNode
  /** Reopens the form; undefined if there is nothing to change. */
  readonly onEdit?: (() => void) | undefined
  readonly children?: ReactNode
}

/** One step of the checkout: its form, or a summary of the answers. */
export function StepSection({ title, headingRef, summary, onEdit, children }: StepSectionProps) {
  const words = useMessages('checkout').order
  const id = useId()
  return (
    <section className={styles.step} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {summary && (
        <div className={styles.said}>
          <div>{summary}</div>
          {onEdit && (
            <QuietButton onClick={onEdit}>
              {words.edit} <span className="visually-hidden">{title}</span>
            </QuietButton>
          )}
        </div>
      )}
      {children}
    </section>
  )
}
