import type { JsonObject } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import type { Customer } from '../../store/shoppers/customers.ts'
import type { StoreView } from '../../store-views.ts'
import { translate } from '../translate.ts'

const NAMES = ['firstname', 'lastname', 'email', 'street', 'city', 'postcode'] as const

export interface OrderField {
  readonly name: (typeof NAMES)[number]
  readonly autocomplete: string
  readonly type: 'text' | 'email'
}

const CITY: OrderField = { name: 'city', autocomplete: 'address-level2', type: 'text' }
const POSTCODE: OrderField = { name: 'postcode', autocomplete: 'postal-code', type: 'text' }

/** The fields in the order in which addresses are written in the store view's language. */
export const orderFields = ({ language }: StoreView): readonly OrderField[] => [
  { name: 'firstname', autocomplete: 'given-name', type: 'text' },
  { name: 'lastname', autocomplete: 'family-name', type: 'text' },
  { name: 'email', autocomplete: 'email', type: 'email' },
  { name: 'street', autocomplete: 'street-address', type: 'text' },
  ...(language === 'en' ? [CITY, POSTCODE] : [POSTCODE, CITY]),
]

export type OrderForm = Readonly<Record<OrderField['name'], string>>
export type FormErrors = Partial<OrderForm>

const MOST = 120
const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/

/** Reads and trims the submitted fields; ignores unknown ones. */
export function readOrderForm(body: string): OrderForm {
  const sent = new URLSearchParams(body)
  return fillForm((name) => (sent.get(name) ?? '').trim())
}

/** Prefills the form with the customer's data and default delivery address, or their first address. */
export function knownForm(customer: Customer | null, addresses: readonly JsonObject[]): OrderForm {
  if (!customer) return fillForm(() => '')
  const address = addresses.find(({ default_shipping: isDefault }) => isDefault === true) ?? addresses[0] ?? {}
  const read = (name: OrderField['name']) => readText(address, name) ?? readText(customer.profile, name) ?? ''
  const street = Array.isArray(address.street) ? address.street.filter((line) => typeof line === 'string').join(', ') : ''
  return { ...fillForm(read), street, email: customer.email }
}

const fillForm = (value: (name: OrderField['name']) => string) =>
  Object.fromEntries(NAMES.map((name) => [name, value(name)])) as OrderForm

/** Returns the errors of a form by field; empty if the form is valid. */
export function orderFormErrors(form: OrderForm, view: StoreView): FormErrors {
  return Object.fromEntries(
    orderFields(view).flatMap(({ name }) => {
      const error = checkField(name, form[name])
      return error === null
        ? []
        : [[name, `${translate(view, `fields.${name}`)}: ${translate(view, `errors.${error}`, { most: MOST })}`]]
    }),
  )
}

/** Returns the name of an error text, or null. */
function checkField(name: OrderField['name'], value: string): string | null {
  if (value === '') return 'missing'
  if (value.length > MOST) return 'tooLong'
  if (/\p{Cc}/u.test(value)) return 'lines'
  return name === 'email' && !ADDRESS.test(value) ? 'email' : null
}
