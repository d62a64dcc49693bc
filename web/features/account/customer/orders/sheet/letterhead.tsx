import { SellerDocument } from '#schema/generated/operations.ts'
import { sellerLines } from '../../../../../components/order/seller-lines.ts'
import { useShop } from '../../../../../data/shop.tsx'
import { useDeferred } from '../../../../../data/use-deferred.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import styles from './sheet.module.css'

/** The head of a printed order: the seller with address and VAT number, and that this is not an invoice. @source ORDER-10, ORDER-15 */
export function Letterhead() {
  const words = useMessages('account').sheet
  const shop = useShop()
  const { data } = useDeferred(SellerDocument, {}, { when: 'now' })
  // Offline, the company may be unknown.
  const { name, address, vatNumber } = sellerLines(shop, data?.store.company)
  return (
    <div className={styles.head}>
      <p>
        <strong>{name}</strong> {[...address, shop.phone, new URL(shop.origin).host].filter(Boolean).join(' · ')}
      </p>
      {vatNumber && <p>{words.vatNumber(vatNumber)}</p>}
      <p>{shop.phone ? `${words.notInvoice} ${words.askInvoice(shop.phone)}` : words.notInvoice}</p>
    </div>
  )
}
