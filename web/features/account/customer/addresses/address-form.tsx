import { useState } from 'react'
import { optional, requiredText } from '#schema/rules/forms/form-rules.ts'
import { orderAddressRules } from '#schema/rules/forms/order-rules.ts'
import { Checkbox } from '../../../../components/form/checkbox.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useCountries } from '../../../../components/form/use-countries.ts'
import { isPostcodeLast } from '../../../../components/order/postal-address.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { updateCustomer } from '../session/update-customer.ts'
import { type AddressFlags, toAddressInput } from './address-input.ts'

interface AddressFormProps {
  readonly kind: 'shipping' | 'billing'
  readonly profile: Profile
  /** The address to change; undefined to add one. */
  readonly address: Profile['addresses'][number] | undefined
  readonly flags: AddressFlags
}

/** Changes or adds a default address. The fields of a company are shown on request. @source USER-5, SCREEN-4 */
export function AddressForm({ kind, profile, address, flags }: AddressFormProps) {
  const words = useMessages('account')
  const { deviceDatabase, country, isTelephoneRequired } = useShop()
  const isCompanyStored = Boolean(address?.company || address?.vatNumber)
  const [isCompany, setCompany] = useState(isCompanyStored)
  const rules = {
    ...orderAddressRules({ isTelephoneRequired }),
    isCompany: optional(requiredText),
    company: isCompany ? requiredText : optional(requiredText),
  }
  const token = (field: string) => `${kind} ${field}`
  return (
    <Form
      name={`${kind}-address`}
      rules={rules}
      submitLabel={words.save}
      onSubmit={(values) => updateCustomer(deviceDatabase, { addresses: [toAddressInput(values, address, flags)] })}
    >
      <Field
        name="firstName"
        label={words.firstName}
        value={address?.firstName ?? profile.firstName}
        autoComplete={token('given-name')}
      />
      <Field
        name="lastName"
        label={words.lastName}
        value={address?.lastName ?? profile.lastName}
        autoComplete={token('family-name')}
      />
      <Checkbox name="isCompany" label={words.addresses.isCompany} isInitiallyChecked={isCompanyStored} onToggle={setCompany} />
      {isCompany && <CompanyFields address={address} token={token} />}
      <Field name="street" label={words.street} value={address?.street[0] ?? ''} autoComplete={token('address-line1')} />
      <Field
        name="apartment"
        label={words.apartment}
        value={address?.street.slice(1).join(', ') ?? ''}
        autoComplete={token('address-line2')}
      />
      <PlaceFields address={address} country={address?.country ?? country} token={token} />
      <Field
        name="telephone"
        label={words.telephone}
        value={address?.telephone ?? ''}
        type="tel"
        inputMode="tel"
        autoComplete={token('tel')}
      />
    </Form>
  )
}

interface FieldsProps extends Pick<AddressFormProps, 'address'> {
  /** The autocomplete token of a field of this address. */
  readonly token: (field: string) => string
}

function CompanyFields({ address, token }: FieldsProps) {
  const words = useMessages('account').addresses
  return (
    <>
      <Field name="company" label={words.company} value={address?.company ?? ''} autoComplete={token('organization')} />
      <Field
        name="vatNumber"
        label={words.vatNumber}
        hint={words.vatHint}
        value={address?.vatNumber ?? ''}
        autoCapitalize="characters"
        spellCheck={false}
      />
    </>
  )
}

interface PlaceFieldsProps extends FieldsProps {
  readonly country: string
}

function PlaceFields({ address, country, token }: PlaceFieldsProps) {
  const words = useMessages('account')
  const { country: shopCountry } = useShop()
  const postcode = (
    <Field name="postcode" label={words.postcode} value={address?.postcode ?? ''} autoComplete={token('postal-code')} />
  )
  // Follows the shop's country, and stays while a shopper chooses another country.
  const isLast = isPostcodeLast(shopCountry)
  return (
    <>
      {!isLast && postcode}
      <Field name="city" label={words.city} value={address?.city ?? ''} autoComplete={token('address-level2')} />
      <Field name="region" label={words.region} value={address?.region ?? ''} autoComplete={token('address-level1')} />
      {isLast && postcode}
      <Field
        name="country"
        label={words.country}
        value={country}
        autoComplete={token('country')}
        choices={useCountries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      />
    </>
  )
}
