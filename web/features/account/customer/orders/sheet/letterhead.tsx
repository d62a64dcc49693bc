import { SellerDocument } from '#schema/generated/operations.ts'
import { isPostcodeLast } from '../../../../../components/order/postal-address.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useDeferred } from '../../../../../data/use-deferred.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import styles from './sheet.module.css'

/** The head of a printed order: who sells, with address and VAT number, and that it is no invoice. @source ORDER-10, ORDER-15 */
export function Letterhead() {
  const words = useMessages('account').sheet
  const shop = useShop()
  const { data } = useDeferred(SellerDocument, {}, { when: 'now' })
  // Offline, the company may be unknown.
  const company = data?.store.company
  const branch = shop.branches[0]?.address
  const address = company
    ? [company.street, townLine(company.city, company.postcode, company.country)]
    : branch && [branch.street, townLine(branch.city, branch.postcode, branch.country)]
  const parts = [...(address ?? []), shop.phone, new URL(shop.origin).host]
  return (
    <div className={styles.head}>
      <p>
        <strong>{company?.name ?? shop.name}</strong> {parts.filter(Boolean).join(' · ')}
      </p>
      {company?.vatNumber && <p>{words.vatNumber(company.vatNumber)}</p>}
      <p>{shop.phone ? `${words.notInvoice} ${words.askInvoice(shop.phone)}` : words.notInvoice}</p>
    </div>
  )
}

const townLine = (city: string, postcode: string, country: string) =>
  isPostcodeLast(country) ? `${city} ${postcode}` : `${postcode} ${city}`
