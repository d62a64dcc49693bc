import type { CustomerProfileFragment } from '#schema/generated/operations.ts'
import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import { isPostcodeLast } from '../order/postal-address.tsx'
import { Field } from './field.tsx'
import { useCountries } from './use-countries.ts'

interface AddressFieldsProps {
  readonly address: Partial<AddressDetails>
  readonly section: 'shipping' | 'billing'
}

/**
 * Street to telephone of an address. The country defaults to the store view's. The fields follow the address order of the shop's country,
 * and keep it if the shopper chooses another country.
 */
export function AddressFields({ address, section }: AddressFieldsProps) {
  const words = useMessages('account')
  const { country } = useShop()
  const isLast = isPostcodeLast(country)
  const field = (name: 'street' | 'apartment' | 'city' | 'region' | 'postcode', token: string) => (
    <Field name={name} label={words[name]} value={address[name] ?? ''} autoComplete={`${section} ${token}`} />
  )
  const postcode = field('postcode', 'postal-code')
  return (
    <>
      {field('street', 'address-line1')}
      {field('apartment', 'address-line2')}
      {!isLast && postcode}
      {field('city', 'address-level2')}
      {field('region', 'address-level1')}
      {isLast && postcode}
      <Field
        name="country"
        label={words.country}
        value={address.country || country}
        autoComplete={`${section} country`}
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
        autoComplete={`${section} tel`}
      />
    </>
  )
}

/** An address of the account as its fields show it. */
export function toAddressDetails(saved: CustomerProfileFragment['addresses'][number]): AddressDetails {
  const [street = '', ...others] = saved.street
  return {
    firstName: saved.firstName,
    lastName: saved.lastName,
    company: saved.company ?? '',
    street,
    apartment: others.join(', '),
    city: saved.city,
    region: saved.region ?? '',
    postcode: saved.postcode ?? '',
    country: saved.country,
    telephone: saved.telephone ?? '',
    vatNumber: saved.vatNumber ?? '',
  }
}
