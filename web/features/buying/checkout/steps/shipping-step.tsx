import { useMessages } from '../../../../messages/use-messages.tsx'
import { deliveryAnswers, initialAddress } from '../state/initial-values.ts'
import { isStepReached } from '../state/steps.ts'
import { AddressForm, AddressText } from './address-form.tsx'
import { DeliveryMethods } from './method-choices.tsx'
import { type StepProps, StepSection } from './step-section.tsx'

/** The delivery address and, once it is complete, the delivery methods. */
export function ShippingStep({ checkout, draft, headingRef, isOpen, onEdit, onDone }: StepProps) {
  const words = useMessages('checkout').order
  const { methods, shipping: method, load, promised, profile, missing, saveAnswers } = checkout
  const { shipping, shippingMethod } = draft
  const address = !isOpen && isStepReached('shipping', missing) && shipping ? <AddressText address={shipping} /> : null
  return (
    <StepSection
      title={words.steps.shipping}
      headingRef={headingRef}
      summary={methods.isVirtual ? <p>{words.shipping.virtual}</p> : address}
      onEdit={methods.isVirtual ? undefined : onEdit}
    >
      {isOpen && (
        <AddressForm
          kind="shipping"
          label={words.steps.shipping}
          address={initialAddress(shipping, draft, profile, 'shipping')}
          onDone={(entered) => onDone(deliveryAnswers(entered, draft, profile))}
        />
      )}
      {!isOpen && isStepReached('payment', missing) && !methods.isVirtual && (
        <DeliveryMethods
          methods={methods}
          load={load}
          country={promised}
          method={method}
          chosen={shippingMethod}
          onChoose={(method) => saveAnswers({ shippingMethod: method })}
        />
      )}
    </StepSection>
  )
}
