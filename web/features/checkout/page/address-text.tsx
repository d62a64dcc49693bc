import { useShop } from '../../../data/shop.tsx'
import type { AddressDetails } from '../../order-draft/index.ts'
import styles from './checkout.module.css'

/** An address as it stands on a parcel. */
export function AddressText({ address }: { readonly address: AddressDetails }) {
  const { language } = useShop()
  const { firstName, lastName, company, street, apartment, city, region, postcode, country, telephone, vatNumber } = address
  const named = /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : country
  const lines = [
    `${firstName} ${lastName}`,
    company,
    street,
    apartment,
    `${city} ${postcode}`,
    region,
    named,
    telephone,
    vatNumber,
  ]
  return <p className={styles.address}>{lines.filter((line) => line?.trim()).join('\n')}</p>
}
