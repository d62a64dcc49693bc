import { useState } from 'react'
import type { AddressDetails } from '#schema/rules/forms/address-details.ts'
import { optional, requiredText } from '#schema/rules/forms/form-rules.ts'
import { orderAddressRules } from '#schema/rules/forms/order-rules.ts'
import { AddressFields, toAddressDetails } from '../../../../components/form/address-fields.tsx'
import { Checkbox } from '../../../../components/form/checkbox.tsx'
import { Field } from '../../../../components/form/field.tsx'
import { Form } from '../../../../components/form/form.tsx'
import { NameFields } from '../../../../components/form/person-fields.tsx'
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
  const { deviceDatabase, isTelephoneRequired } = useShop()
  const isCompanyStored = Boolean(address?.company || address?.vatNumber)
  const [isCompany, setCompany] = useState(isCompanyStored)
  const rules = {
    ...orderAddressRules({ isTelephoneRequired }),
    isCompany: optional(requiredText),
    company: isCompany ? requiredText : optional(requiredText),
  }
  const details = address && toAddressDetails(address)
  return (
    <Form
      name={`${kind}-address`}
      rules={rules}
      submitLabel={words.save}
      onSubmit={(values) => updateCustomer(deviceDatabase, { addresses: [toAddressInput(values, address, flags)] })}
    >
      <NameFields names={details ?? profile} section={kind} />
      <Checkbox name="isCompany" label={words.addresses.isCompany} isInitiallyChecked={isCompanyStored} onToggle={setCompany} />
      {isCompany && <CompanyFields address={details} kind={kind} />}
      <AddressFields address={details ?? {}} section={kind} />
    </Form>
  )
}

interface CompanyFieldsProps extends Pick<AddressFormProps, 'kind'> {
  readonly address: AddressDetails | undefined
}

function CompanyFields({ address, kind }: CompanyFieldsProps) {
  const words = useMessages('account').addresses
  return (
    <>
      <Field name="company" label={words.company} value={address?.company ?? ''} autoComplete={`${kind} organization`} />
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
