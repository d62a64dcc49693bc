import type { Schema } from '../check-schema.ts'

/** Not anchored, and lower case only. @source platform contract §11.41 */
const EMAIL =
  "[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?"
const text: Schema = { type: 'string' }
const email: Schema = { type: 'string', pattern: EMAIL }
const name: Schema = { type: 'string', pattern: '[a-zA-Z]+' }
const flag: Schema = { type: 'boolean' }

const address = {
  type: 'object',
  required: ['firstname', 'lastname', 'street', 'city', 'country_id', 'postcode'],
  properties: {
    firstname: name,
    lastname: name,
    street: { type: 'array', minItems: 2, items: { type: 'string', minLength: 1 } },
    city: text,
    region: { type: 'object', required: ['region'], properties: { region: { type: 'string,null' } } },
    country_id: { type: 'string', minLength: 2, pattern: '[A-Z]+' },
    postcode: { type: 'string', minLength: 3 },
    telephone: text,
    default_shipping: flag,
  },
} as const satisfies Schema

/** @source platform contract E1 */
export const REGISTRATION: Schema = {
  type: 'object',
  required: ['customer', 'password'],
  properties: {
    customer: {
      type: 'object',
      required: ['email', 'firstname', 'lastname'],
      properties: { email, firstname: name, lastname: name, addresses: { type: 'array', maxItems: 2, items: address } },
    },
    password: text,
  },
}

/** @source platform contract E1 */
export const PROFILE: Schema = {
  type: 'object',
  closed: true,
  required: ['customer'],
  properties: {
    customer: {
      type: 'object',
      closed: true,
      required: ['email', 'firstname', 'lastname'],
      properties: {
        email,
        firstname: name,
        lastname: name,
        addresses: {
          type: 'array',
          maxItems: 2,
          items: {
            ...address,
            properties: {
              ...address.properties,
              company: { type: 'string', minLength: 1 },
              vat_id: { type: 'string', minLength: 3 },
              default_billing: flag,
            },
          },
        },
        custom_attributes: {
          type: 'array',
          maxItems: 5,
          items: {
            type: 'object',
            required: ['attribute_code', 'value'],
            properties: { attribute_code: { type: 'string', minLength: 1 }, value: { type: 'string,null' } },
          },
        },
      },
    },
  },
}
