import type { PostalAddressLines } from '#schema/order-record.types.ts'
import { useShop } from '../../data/shop.tsx'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './order-record.module.css'

/** Countries that write the postcode after the town. */
const POSTCODE_LAST: ReadonlySet<string> = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US'])

export const isPostcodeLast = (country: string): boolean => POSTCODE_LAST.has(country)

/** Town and postcode in the order of their country. */
export function townLine({ city, postcode, country }: Pick<PostalAddressLines, 'city' | 'postcode' | 'country'>): string {
  const parts = country !== null && isPostcodeLast(country) ? [city, postcode] : [postcode, city]
  return parts.filter((part) => part?.trim()).join(' ')
}

/** An address in postal format, with the country's name. Omits unknown parts. */
export function PostalAddress({ address }: { readonly address: PostalAddressLines }) {
  const { language } = useShop()
  const { sheet } = useMessages('account')
  const { name, company, street, region, country, telephone, vatNumber } = address
  const isCode = country !== null && /^[A-Z]{2}$/.test(country)
  const countryName = isCode ? new Intl.DisplayNames(language, { type: 'region' }).of(country) : country
  const lines = [
    name,
    company,
    ...street,
    townLine(address),
    region,
    countryName,
    telephone,
    vatNumber?.trim() && sheet.vatNumber(vatNumber),
  ]
  return <p className={styles.address}>{lines.filter((line) => line?.trim()).join('\n')}</p>
}
