import { optional, personName, postcode, requiredText } from '#schema/rules/forms/form-rules.ts'
import { telephoneRule } from '#schema/rules/forms/order-rules.ts'
import { countries } from '../../../../components/form/countries.ts'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import type { Profile } from '../../../../sync/tasks/customer/customer-on-device.ts'
import { updateCustomer } from '../session/update-customer.ts'

const RULES = {
  firstName: personName,
  lastName: personName,
  street: requiredText,
  apartment: optional(requiredText),
  city: requiredText,
  region: optional(requiredText),
  postcode,
  country: requiredText,
}

/** @source USER-5, SCREEN-4 */
export function ShippingForm({ profile }: { readonly profile: Profile }) {
  const words = useMessages('account')
  const { deviceDatabase, language, country, isTelephoneRequired } = useShop()
  const address = profile.addresses.find(({ isDefaultShipping }) => isDefaultShipping)
  return (
    <Form
      name="shipping-details"
      rules={{ ...RULES, telephone: telephoneRule({ isTelephoneRequired }) }}
      submitLabel={words.save}
      onSubmit={({ street, apartment, region, telephone, ...input }) =>
        updateCustomer(deviceDatabase, {
          addresses: [
            {
              ...input,
              // Empty while a new address waits for the network.
              id: address?.id || null,
              street: [street, apartment].filter((line) => line.trim() !== ''),
              region: region.trim() || null,
              telephone: telephone.trim() || null,
              company: address?.company ?? null,
              vatNumber: address?.vatNumber ?? null,
              isDefaultShipping: true,
              isDefaultBilling: address?.isDefaultBilling ?? false,
            },
          ],
        })
      }
    >
      <Field name="firstName" label={words.firstName} value={address?.firstName ?? profile.firstName} autoComplete="given-name" />
      <Field name="lastName" label={words.lastName} value={address?.lastName ?? profile.lastName} autoComplete="family-name" />
      <Field name="street" label={words.street} value={address?.street[0] ?? ''} autoComplete="address-line1" />
      <Field
        name="apartment"
        label={words.apartment}
        value={address?.street.slice(1).join(', ') ?? ''}
        autoComplete="address-line2"
      />
      <Field name="city" label={words.city} value={address?.city ?? ''} autoComplete="address-level2" />
      <Field name="region" label={words.region} value={address?.region ?? ''} autoComplete="address-level1" />
      <Field name="postcode" label={words.postcode} value={address?.postcode ?? ''} autoComplete="postal-code" />
      <Field
        name="country"
        label={words.country}
        value={address?.country ?? country}
        autoComplete="country"
        choices={countries(language).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      />
      <Field
        name="telephone"
        label={words.telephone}
        value={address?.telephone ?? ''}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </Form>
  )
}
