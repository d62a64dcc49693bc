import { useShop } from '../../data/shop.tsx'
import type { PostalAddressLines } from '../../sync/tasks/order-record/order-record.types.ts'
import styles from './order-record.module.css'

/** An address as it stands on a parcel, the country by its name. Parts that are not known are left out. */
export function PostalAddress({ address }: { readonly address: PostalAddressLines }) {
  const { language } = useShop()
  const { name, company, street, city, region, postcode, country, telephone, vatNumber } = address
  const isCode = country !== null && /^[A-Z]{2}$/.test(country)
  const named = isCode ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : country
  const town = [city, postcode].filter((part) => part?.trim()).join(' ')
  const lines = [name, company, ...street, town, region, named, telephone, vatNumber]
  return <p className={styles.address}>{lines.filter((line) => line?.trim()).join('\n')}</p>
}
