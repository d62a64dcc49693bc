import type { CustomerAddressInput, CustomerUpdateInput, UserError } from '#schema/generated/types.ts'
import { country } from '#schema/rules/forms/countries.ts'
import { email, type FieldRule, optional, personName, postcode, requiredText } from '#schema/rules/forms/form-rules.ts'
import { telephoneRule } from '#schema/rules/forms/order-rules.ts'
import { vatNumber } from '#schema/rules/forms/vat-number.ts'
import { addressSettings } from '../../config/shop.ts'
import type { AddressChange } from '../../domain/customer/customer.types.ts'
import { requiredField } from '../../platform/base/required-field.ts'
import type { Refusal } from '../../platform/user/account-reply.ts'
import { MOST_ADDRESSES } from '../../platform/user/profile-body.ts'
import type { PrivateScope } from '../scope/private-scope.ts'
import { formErrors, pickTexts, refusalErrors, userError } from '../scope/user-errors.ts'
import { type AccountResult, accountFailure, changeAccount } from './account.ts'
import { addressKey, toCustomer } from './profile.ts'

/** The editable profile fields. @source USER-5 */
const PROFILE: Readonly<Record<string, FieldRule>> = {
  email: optional(email),
  firstName: optional(personName),
  lastName: optional(personName),
}

const ADDRESS: Readonly<Record<string, FieldRule>> = {
  firstName: personName,
  lastName: personName,
  company: optional(requiredText),
  city: requiredText,
  region: optional(requiredText),
  postcode,
  vatNumber: optional(vatNumber),
}

const MOST_LINES = 4

/**
 * Changes only the given profile fields. The platform requires names with every change and replaces all addresses, so the other values are
 * read and sent again.
 * @source USER-5, USER-11; platform contract E1.8
 */
export async function updateCustomer(input: CustomerUpdateInput, scope: PrivateScope): Promise<AccountResult> {
  const addresses = input.addresses ?? []
  const errors = [
    ...formErrors(PROFILE, pickTexts(input), scope),
    ...addresses.flatMap((address, index) => addressErrors(address, index, scope)),
  ]
  if (errors.length > 0) return accountFailure(errors)
  const change = {
    email: trimText(input.email),
    firstName: trimText(input.firstName),
    lastName: trimText(input.lastName),
    addresses: addresses.map(addressChange),
    removedAddresses: input.removedAddresses ?? [],
  }
  return changeAccount(scope, (session) =>
    session.withToken(async (token) => {
      const answer = await scope.platform.user.changeProfile(scope.storeView, token ?? '', change)
      if (answer === 'no such address')
        return accountFailure([userError('NOT_FOUND', scope.messages.customer.refused, 'addresses')])
      if (answer === 'too many addresses')
        return accountFailure([userError('REFUSED', scope.messages.customer.tooManyAddresses(MOST_ADDRESSES), 'addresses')])
      if (!answer.isDone) return accountFailure(updateErrors(answer, addresses, scope))
      session.change({ addressKey: addressKey(answer.value.email) })
      return { customer: toCustomer(answer.value, scope), userErrors: [] }
    }),
  )
}

function addressErrors(address: CustomerAddressInput, index: number, scope: PrivateScope): readonly UserError[] {
  const at = `addresses.${index}.`
  const invalid = (field: string) => userError('INVALID', scope.messages.customer.refused, at + field)
  const lines = address.street.filter((line) => line.trim() !== '')
  return [
    ...formErrors({ ...ADDRESS, telephone: telephoneRule(addressSettings(scope.config.shop)) }, pickTexts(address), scope, at),
    ...formErrors({ street: requiredText }, { street: lines[0] ?? '' }, scope, at),
    ...lines.slice(1).flatMap((line) => formErrors({ street: requiredText }, { street: line }, scope, at)),
    ...(lines.length > MOST_LINES ? [invalid('street')] : []),
    ...(country(address.country, {}) === null ? [] : [invalid('country')]),
  ]
}

/** Maps a refusal that names a missing field to the address that lacks it: one of this change or one saved earlier. */
function updateErrors(refusal: Refusal, addresses: readonly CustomerAddressInput[], scope: PrivateScope): readonly UserError[] {
  const field = requiredField(refusal.message)
  if (field === null) return refusalErrors(refusal, scope)
  const index = addresses.findIndex((address) => !pickTexts(address)[field]?.trim())
  return index < 0
    ? [userError('REFUSED', scope.messages.customer.incompleteAddress)]
    : [userError('REQUIRED', scope.messages.form.REQUIRED, `addresses.${index}.${field}`)]
}

const addressChange = (address: CustomerAddressInput): AddressChange => ({
  id: address.id ?? null,
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  company: trimText(address.company),
  street: address.street,
  city: address.city.trim(),
  region: trimText(address.region),
  postcode: address.postcode.trim(),
  country: address.country,
  telephone: trimText(address.telephone),
  vatNumber: trimText(address.vatNumber),
  isDefaultShipping: address.isDefaultShipping ?? null,
  isDefaultBilling: address.isDefaultBilling ?? null,
})

/** Null if the text is missing or blank. */
const trimText = (text: string | null | undefined): string | null => text?.trim() || null
