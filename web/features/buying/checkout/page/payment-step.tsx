import type { Ref } from 'react'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { CheckoutDraft, DraftAnswers } from '../../../../sync/tasks/order/index.ts'
import type { Checkout } from '../device/use-checkout.ts'
import { initialAddress } from '../state/initial-values.ts'
import { AddressForm, AddressText } from './address-form.tsx'
import styles from './checkout.module.css'
import { PaymentMethods } from './method-choices.tsx'
import { StepSection } from './step-section.tsx'

interface PaymentStepProps {
  readonly checkout: Checkout
  readonly draft: CheckoutDraft
  readonly headingRef: Ref<HTMLHeadingElement> | undefined
  readonly isReached: boolean
  /** The billing address form is open. */
  readonly isOpen: boolean
  readonly onEdit: () => void
  readonly onDone: (answers: DraftAnswers) => void
}

export function PaymentStep({ checkout, draft, headingRef, isReached, isOpen, onEdit, onDone }: PaymentStepProps) {
  const words = useMessages('checkout').order
  const { methods, profile, saveAnswers } = checkout
  const { billing, isBillingSame, paymentMethod } = draft
  const hasOwnBilling = methods.isVirtual || !isBillingSame
  return (
    <StepSection
      title={words.steps.payment}
      headingRef={headingRef}
      summary={isReached && !isOpen && hasOwnBilling && billing ? <AddressText address={billing} /> : null}
      onEdit={onEdit}
    >
      {isReached && (
        <>
          <PaymentMethods methods={methods} chosen={paymentMethod} onChoose={(code) => saveAnswers({ paymentMethod: code })} />
          {!methods.isVirtual && (
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={isBillingSame}
                onChange={({ target }) => onDone({ isBillingSame: target.checked })}
              />
              {words.payment.same}
            </label>
          )}
        </>
      )}
      {isOpen && hasOwnBilling && (
        <AddressForm
          kind="billing"
          label={words.payment.billing}
          address={initialAddress(billing, draft, profile, 'billing')}
          onDone={(address) => onDone({ billing: address })}
        />
      )}
    </StepSection>
  )
}
