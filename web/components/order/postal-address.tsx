import { useShop } from '../../data/shop.tsx'
import type { PostalAddressLines } from '../../sync/tasks/order-record/order-record.types.ts'
import styles from './order-record.module.css'

/** Countries that write the postcode after the town. */
const POSTCODE_LAST: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US'])

export const isPostcodeLast = (country: string): boolean => POSTCODE_LAST.has(country)

/** An address in postal format, with the country's name. Omits unknown parts. */
export function PostalAddress({ address }: { readonly address: PostalAddressLines }) {
  const { language } = useShop()
  const { name, company, street, city, region, postcode, country, telephone, vatNumber } = address
  const isCode = country !== null && /^[A-Z]{2}$/.test(country)
  const countryName = isCode ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : country
  const townParts = country !== null && isPostcodeLast(country) ? [city, postcode] : [postcode, city]
  const town = townParts.filter((part) => part?.trim()).join(' ')
  const lines = [name, company, ...street, town, region, countryName, telephone, vatNumber]
  return <p className={styles.address}>{lines.filter((line) => line?.trim()).join('\n')}</p>
}
