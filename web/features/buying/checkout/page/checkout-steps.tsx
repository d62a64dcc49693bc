import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Notice } from '../../../../components/notice.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import type { DraftAnswers } from '../../../../sync/tasks/order/index.ts'
import type { Checkout } from '../device/use-checkout.ts'
import { initialAddress, initialPersonal } from '../state/initial-values.ts'
import type { ProblemPlace } from '../state/problem-place.ts'
import type { Step } from '../state/steps.ts'
import { AddressForm, AddressText } from './address-form.tsx'
import styles from './checkout.module.css'
import { DeliveryMethods } from './method-choices.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PersonalForm } from './personal-form.tsx'
import { ReviewStep } from './review-step.tsx'
import { StepSection } from './step-section.tsx'

interface CheckoutStepsProps {
  readonly checkout: Checkout
  readonly summary: ReactNode
  /** The merchant's texts for the review. */
  readonly blocks: ReactNode
}

/** The steps of the checkout. Each can be edited until the order is placed. */
export function CheckoutSteps({ checkout, summary, blocks }: CheckoutStepsProps) {
  const words = useMessages('checkout').order
  const { draft, saveAnswers, profile, methods, promised, missing, password } = checkout
  const [edited, setEdited] = useState<Step | null>(null)
  const open = edited ?? missing
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const wantedField = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus when another step opens
  useEffect(() => {
    const field = wantedField.current
    const input = field && heading.current?.closest('section')?.querySelector<HTMLElement>(`[name="${field}"]`)
    if (hasMoved.current) (input || heading.current)?.focus()
    hasMoved.current = false
    wantedField.current = null
  }, [open])
  if (!draft) return null
  const done = (answers: DraftAnswers) => {
    hasMoved.current = true
    setEdited(null)
    saveAnswers(answers)
  }
  const edit = (step: Step) => {
    hasMoved.current = true
    setEdited(step)
  }
  const goTo = ({ step, field }: ProblemPlace) => {
    wantedField.current = field
    edit(step)
  }
  const isReached = (step: Step) => missing === null || order(step) <= order(missing)
  const headingRefOf = (step: Step | null) => (open === step ? heading : undefined)
  const { personal, shipping } = draft
  return (
    <>
      {summary}
      <div className={styles.steps}>
        <Progress open={open} />
        <StepSection
          title={words.steps.personal}
          headingRef={headingRefOf('personal')}
          summary={
            open !== 'personal' && personal ? (
              <p className={styles.address}>
                {`${personal.firstName} ${personal.lastName}\n${personal.email}`}
                {draft.createsAccount && !profile && `\n${words.personal.withAccount}`}
              </p>
            ) : null
          }
          onEdit={() => edit('personal')}
        >
          {open === 'personal' && (
            <PersonalForm
              details={initialPersonal(draft, profile)}
              isGuest={!profile}
              createsAccount={draft.createsAccount}
              onSignIn={() => checkout.account.openSignIn()}
              onCreatesAccount={(createsAccount) => saveAnswers({ createsAccount })}
              onDone={(details, typed) => {
                password.set(typed)
                done({ personal: details })
              }}
            />
          )}
        </StepSection>
        <StepSection
          title={words.steps.shipping}
          headingRef={headingRefOf('shipping')}
          summary={
            methods.isVirtual ? (
              <p>{words.shipping.virtual}</p>
            ) : open !== 'shipping' && isReached('shipping') && shipping ? (
              <AddressText address={shipping} />
            ) : null
          }
          onEdit={methods.isVirtual ? undefined : () => edit('shipping')}
        >
          {open === 'shipping' && (
            <AddressForm
              kind="shipping"
              label={words.steps.shipping}
              address={initialAddress(shipping, draft, profile, 'shipping')}
              onDone={(address) => done({ shipping: address })}
            />
          )}
          {open !== 'shipping' && isReached('payment') && !methods.isVirtual && (
            <DeliveryMethods
              methods={methods}
              promised={promised}
              chosen={draft.shippingMethod}
              onChoose={(shippingMethod) => saveAnswers({ shippingMethod })}
            />
          )}
        </StepSection>
        <PaymentStep
          checkout={checkout}
          draft={draft}
          headingRef={headingRefOf('payment')}
          isReached={isReached('payment')}
          isOpen={open === 'payment'}
          onEdit={() => edit('payment')}
          onDone={done}
        />
        {methods.status === 'failed' && (
          <Notice
            kind="error"
            actions={
              <button type="button" className={button.secondary} onClick={checkout.retryMethods}>
                {words.methods.again}
              </button>
            }
          >
            {words.methods.failed}
          </Notice>
        )}
      </div>
      <div className={styles.review}>
        <StepSection title={words.steps.review} headingRef={headingRefOf(null)} summary={null}>
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
      {(['personal', 'shipping', 'payment', 'review'] as const).map((step) => (
        <li key={step} aria-current={step === (open ?? 'review') ? 'step' : undefined}>
          {steps[step]}
        </li>
      ))}
    </ol>
  )
}

const order = (step: Step): number => ['personal', 'shipping', 'payment'].indexOf(step)
