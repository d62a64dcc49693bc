import { textOf } from '../../store/fields.ts'
import type { Customer } from '../../store/shoppers/customers.ts'
import type { StoreView } from '../../store-views.ts'
import { said } from '../said.ts'

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
  ...{ firstname: value('firstname'), lastname: value('lastname'), email: value('email') },
  ...{ street: value('street'), city: value('city'), postcode: value('postcode') },
})

/** What is wrong with a form, by field; nothing where it can be ordered with. */
export function orderFormErrors(form: OrderForm, view: StoreView): FormErrors {
  return Object.fromEntries(
    ORDER_FIELDS.flatMap(({ name }) => {
      const error = errorOf(name, form[name])
      return error === null ? [] : [[name, `${said(view, `fields.${name}`)}: ${said(view, `errors.${error}`, { most: MOST })}`]]
    }),
  )
}

/** By its name among the texts. */
function errorOf(name: OrderField['name'], value: string): string | null {
  if (value === '') return 'missing'
  if (value.length > MOST) return 'tooLong'
  if (/\p{Cc}/u.test(value)) return 'lines'
  return name === 'email' && !ADDRESS.test(value) ? 'email' : null
}
