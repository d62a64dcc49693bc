import type { ReactNode } from 'react'
import { SecondaryButton } from '../../../../components/button.tsx'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Checkout } from '../device/use-checkout.ts'
import { STEPS, type Step } from '../state/steps.ts'
import styles from './checkout.module.css'
import { PaymentStep } from './payment-step.tsx'
import { PersonalStep } from './personal-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { type StepProps, StepSection } from './step-section.tsx'
import { useOpenStep } from './use-open-step.ts'

interface CheckoutStepsProps {
  readonly checkout: Checkout
  readonly summary: ReactNode
  /** The merchant's texts for the review. */
  readonly blocks: ReactNode
}

/** The steps of the checkout. Each can be edited until the order is placed. */
export function CheckoutSteps({ checkout, summary, blocks }: CheckoutStepsProps) {
  const words = useMessages('checkout').order
  const { draft, saveAnswers, methods, missing } = checkout
  const { open, edit, close, goTo, headingRef } = useOpenStep(missing)
  if (!draft) return null
  const stepProps = (step: Step): StepProps => ({
    checkout,
    draft,
    headingRef: headingRef(step),
    isOpen: open === step,
    onEdit: () => edit(step),
    onDone(answers) {
      close()
      saveAnswers(answers)
    },
  })
  return (
    <>
      {summary}
      <div className={styles.steps}>
        <Progress open={open} />
        <PersonalStep {...stepProps('personal')} />
        <ShippingStep {...stepProps('shipping')} />
        <PaymentStep {...stepProps('payment')} />
        {methods.status === 'failed' && (
          <Notice kind="error" actions={<SecondaryButton onClick={checkout.retryMethods}>{words.methods.again}</SecondaryButton>}>
            {words.methods.failed}
          </Notice>
        )}
      </div>
      <div className={styles.review}>
        <StepSection title={words.steps.review} headingRef={headingRef(null)} summary={null}>
          {open === null && (
            <>
              {blocks}
              <ReviewStep checkout={checkout} onGoTo={goTo} />
            </>
          )}
        </StepSection>
      </div>
    </>
  )
}

/** The steps in their order, with the open one marked; null is the review. */
function Progress({ open }: { readonly open: Step | null }) {
  const { steps } = useMessages('checkout').order
  return (
    <ol className={styles.progress}>
      {([...STEPS, 'review'] as const).map((step) => (
        <li key={step} aria-current={step === (open ?? 'review') ? 'step' : undefined}>
          {steps[step]}
        </li>
      ))}
    </ol>
  )
}
