import { textOf } from '../../store/fields.ts'
import type { Customer } from '../../store/shoppers/customers.ts'
import type { Texts } from '../texts/en.ts'

/** A field of the form, as it is asked and remembered by browsers. */
export interface OrderField {
  readonly name: 'firstname' | 'lastname' | 'email' | 'street' | 'city' | 'postcode'
  readonly autocomplete: string
  readonly type: 'text' | 'email'
}

export const ORDER_FIELDS: readonly OrderField[] = [
  { name: 'firstname', autocomplete: 'given-name', type: 'text' },
  { name: 'lastname', autocomplete: 'family-name', type: 'text' },
  { name: 'email', autocomplete: 'email', type: 'email' },
  { name: 'street', autocomplete: 'street-address', type: 'text' },
  { name: 'city', autocomplete: 'address-level2', type: 'text' },
  { name: 'postcode', autocomplete: 'postal-code', type: 'text' },
]

export type OrderForm = Readonly<Record<OrderField['name'], string>>
export type FormErrors = Partial<OrderForm>

const EMPTY: OrderForm = { firstname: '', lastname: '', email: '', street: '', city: '', postcode: '' }
const MOST = 120
const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:".]+$/

/** What was sent, trimmed; what is no field of the form is passed over. */
export function readOrderForm(body: string): OrderForm {
  const sent = new URLSearchParams(body)
  return formOf((name) => (sent.get(name) ?? '').trim())
}

/** What is known of a customer already. */
export const knownForm = (customer: Customer | null): OrderForm =>
  customer ? { ...formOf((name) => textOf(customer.profile, name) ?? ''), email: customer.email } : EMPTY

const formOf = (value: (name: OrderField['name']) => string): OrderForm => ({
  firstname: value('firstname'),
  lastname: value('lastname'),
  email: value('email'),
  street: value('street'),
  city: value('city'),
  postcode: value('postcode'),
})

/** What is wrong with a form, by field; nothing where it can be ordered with. @param texts of the store view */
export function orderFormErrors(form: OrderForm, { fields, errors }: Texts): FormErrors {
  return Object.fromEntries(
    ORDER_FIELDS.flatMap(({ name }) => {
      const error = errorOf(name, form[name], errors)
      return error === null ? [] : [[name, `${fields[name]}: ${error}`]]
    }),
  )
}

function errorOf(name: OrderField['name'], value: string, errors: Texts['errors']): string | null {
  if (value === '') return errors.missing
  if (value.length > MOST) return errors.tooLong(MOST)
  if (/\p{Cc}/u.test(value)) return errors.lines
  return name === 'email' && !ADDRESS.test(value) ? errors.email : null
}
