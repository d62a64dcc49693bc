import { country } from './places.ts'
import { setting } from './setting.ts'
import { text } from './texts.ts'

export const postalAddress = {
  street: setting(text.max(80), 'Street and number'),
  city: setting(text.max(60), 'Town'),
  postcode: setting(text.max(12), 'Postcode'),
  country: setting(country, 'Country of ISO 3166-1'),
}
