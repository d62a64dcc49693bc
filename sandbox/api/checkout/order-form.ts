import { textOf } from '../../store/fields.ts'
import type { Customer } from '../../store/shoppers/customers.ts'

/** A field of the form, as it is asked and remembered by browsers. */
export interface OrderField {
  readonly name: 'firstname' | 'lastname' | 'email' | 'street' | 'city' | 'postcode'
  readonly label: string
  readonly autocomplete: string
  readonly type: 'text' | 'email'
}

export const ORDER_FIELDS: readonly OrderField[] = [
  { name: 'firstname', label: 'First name', autocomplete: 'given-name', type: 'text' },
  { name: 'lastname', label: 'Last name', autocomplete: 'family-name', type: 'text' },
  { name: 'email', label: 'E-mail', autocomplete: 'email', type: 'email' },
  { name: 'street', label: 'Street and house number', autocomplete: 'street-address', type: 'text' },
  { name: 'city', label: 'Town or city', autocomplete: 'address-level2', type: 'text' },
  { name: 'postcode', label: 'Postcode', autocomplete: 'postal-code', type: 'text' },
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

/** What is wrong with a form, by field; nothing where it can be ordered with. */
export function orderFormErrors(form: OrderForm): FormErrors {
  return Object.fromEntries(
    ORDER_FIELDS.flatMap(({ name, label }) => {
      const error = errorOf(name, form[name])
      return error === null ? [] : [[name, `${label}: ${error}`]]
    }),
  )
}

function errorOf(name: OrderField['name'], value: string): string | null {
  if (value === '') return 'please fill this in'
  if (value.length > MOST) return `please use ${MOST} characters at most`
  if (/\p{Cc}/u.test(value)) return 'please write this in one line'
  return name === 'email' && !ADDRESS.test(value) ? 'please write it as name@example.com' : null
}
