import { Icon } from '../../../../components/icon.tsx'
import { Link } from '../../../../components/links/link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import button from '../../../../styles/button.module.css'
import { findRecord } from './list-record.ts'
import { listsInCart } from './lists-in-cart.ts'

export function EditLink({ lineKey }: { readonly lineKey: string }) {
  const words = useMessages('cutting').plan.inCart
  const records = useDeviceValue(listsInCart, useShop().deviceDatabase)
  if (!records || !findRecord(records, lineKey)) return null
  return (
    <Link className={button.quiet} to={`/cutting-form?edit=${encodeURIComponent(lineKey)}`}>
      <Icon name="edit" /> {words.edit}
    </Link>
  )
}
