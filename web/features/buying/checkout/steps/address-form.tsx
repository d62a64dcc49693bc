import type { FieldRule } from '#schema/rules/forms/form-rules.ts'
import { orderAddressRules } from '#schema/rules/forms/order-rules.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useCountries } from '../../../../components/form/use-countries.ts'
import { isPostcodeLast, PostalAddress } from '../../../../components/order/postal-address.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { AddressDetails } from '../../../../sync/tasks/order/index.ts'
import { toPostalAddress } from '../state/order-record.ts'

interface AddressFormProps {
  /** Billing addresses include a company. */
  readonly kind: 'shipping' | 'billing'
  readonly label: string
  /** As entered before, or from the account. */
  readonly address: Partial<AddressDetails>
  readonly onDone: (address: AddressDetails) => void
}

/** An address form. The country defaults to the store view's. @source CHECKOUT-7, CHECKOUT-10 */
export function AddressForm({ kind, label, address, onDone }: AddressFormProps) {
  const words = useMessages('account')
  const { next, payment } = useMessages('checkout').order
  const { country, isTelephoneRequired } = useShop()
  const isBilling = kind === 'billing'
  const token = (field: string) => `${kind} ${field}`
  const billingRules = orderAddressRules({ isTelephoneRequired })
  const { company: _company, vatNumber: _vatNumber, ...shippingRules } = billingRules
  const rules: Readonly<Record<keyof typeof shippingRules, FieldRule>> = isBilling ? billingRules : shippingRules
  // Fields follow the address order of the shop's country. They keep it if the shopper chooses another country.
  const isLast = isPostcodeLast(country)
  const postcode = (
    <Field name="postcode" label={words.postcode} value={address.postcode ?? ''} autoComplete={token('postal-code')} />
  )
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
      <Field name="firstName" label={words.firstName} value={address.firstName ?? ''} autoComplete={token('given-name')} />
      <Field name="lastName" label={words.lastName} value={address.lastName ?? ''} autoComplete={token('family-name')} />
      {isBilling && (
        <Field name="company" label={payment.company} value={address.company ?? ''} autoComplete={token('organization')} />
      )}
      <Field name="street" label={words.street} value={address.street ?? ''} autoComplete={token('address-line1')} />
      <Field name="apartment" label={words.apartment} value={address.apartment ?? ''} autoComplete={token('address-line2')} />
      {!isLast && postcode}
      <Field name="city" label={words.city} value={address.city ?? ''} autoComplete={token('address-level2')} />
      <Field name="region" label={words.region} value={address.region ?? ''} autoComplete={token('address-level1')} />
      {isLast && postcode}
      <Field
        name="country"
        label={words.country}
        value={address.country || country}
        autoComplete={token('country')}
        choices={useCountries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      />
      <Field
        name="telephone"
        label={words.telephone}
        value={address.telephone ?? ''}
        type="tel"
        inputMode="tel"
        autoComplete={token('tel')}
      />
      {isBilling && <Field name="vatNumber" label={payment.vatNumber} value={address.vatNumber ?? ''} />}
    </Form>
  )
}

export const AddressText = ({ address }: { readonly address: AddressDetails }) => (
  <PostalAddress address={toPostalAddress(address)} />
)
