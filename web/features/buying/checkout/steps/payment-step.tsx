import { useMessages } from '../../../../messages/use-messages.tsx'
import { initialAddress } from '../state/initial-values.ts'
import { isFirstWait } from '../state/order-methods.ts'
import { isStepReached } from '../state/steps.ts'
import { AddressForm, AddressText } from './address-form.tsx'
import styles from './checkout.module.css'
import { PaymentMethods } from './method-choices.tsx'
import { type StepProps, StepSection } from './step-section.tsx'

/**
 * The payment methods, and the billing address if it is not the delivery address. Inputs appear only after the delivery methods above
 * them, which would otherwise move the inputs away from the pointer.
 * @source CHECKOUT-18
 */
export function PaymentStep({ checkout, draft, headingRef, isOpen, onEdit, onDone }: StepProps) {
  const words = useMessages('checkout').order
  const { methods, profile, missing, saveAnswers } = checkout
  const { billing, isBillingSame, paymentMethod } = draft
  const hasOwnBilling = methods.isVirtual || !isBillingSame
  const isReached = isStepReached('payment', missing)
  return (
    <StepSection
      title={words.steps.payment}
      headingRef={headingRef}
      summary={
        isReached && !isOpen && hasOwnBilling && billing ? (
          <>
            <strong>{words.payment.billing}</strong>
            <AddressText address={billing} />
          </>
        ) : null
      }
      onEdit={onEdit}
    >
      {isReached && !isFirstWait(methods) && (
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
