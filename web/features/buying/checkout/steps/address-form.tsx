import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import type { FieldRule } from '#schema/rules/forms/form-rules.ts'
import { orderAddressRules } from '#schema/rules/forms/order-rules.ts'
import { AddressFields } from '../../../../components/form/address-fields.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { NameFields } from '../../../../components/form/person-fields.tsx'
import { PostalAddress } from '../../../../components/order/postal-address.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { toPostalAddress } from '../state/order-record.ts'

interface AddressFormProps {
  /** Billing addresses include a company. */
  readonly kind: 'shipping' | 'billing'
  readonly label: string
  /** As entered before, or from the account. */
  readonly address: Partial<AddressDetails>
  readonly onDone: (address: AddressDetails) => void
}

/** @source CHECKOUT-7, CHECKOUT-10 */
export function AddressForm({ kind, label, address, onDone }: AddressFormProps) {
  const { next, payment } = useMessages('checkout').order
  const { isTelephoneRequired } = useShop()
  const isBilling = kind === 'billing'
  const billingRules = orderAddressRules({ isTelephoneRequired })
  const { company: _company, vatNumber: _vatNumber, ...shippingRules } = billingRules
  const rules: Readonly<Record<keyof typeof shippingRules, FieldRule>> = isBilling ? billingRules : shippingRules
  return (
    <Form
      name={`checkout-${kind}`}
      rules={rules}
      label={label}
      submitLabel={next}
      onSubmit={async (typed) => {
        onDone({ company: '', vatNumber: '', ...typed })
        return []
      }}
    >
      <NameFields names={address} section={kind} />
      {isBilling && (
        <Field name="company" label={payment.company} value={address.company ?? ''} autoComplete="billing organization" />
      )}
      <AddressFields address={address} section={kind} />
      {isBilling && <Field name="vatNumber" label={payment.vatNumber} value={address.vatNumber ?? ''} />}
    </Form>
  )
}

export const AddressText = ({ address }: { readonly address: AddressDetails }) => (
  <PostalAddress address={toPostalAddress(address)} />
)
