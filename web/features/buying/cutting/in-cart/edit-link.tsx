import { Icon } from '../../../../components/icon.tsx'
import { QuietLink } from '../../../../components/links/button-link.tsx'
import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { findRecord } from './list-record.ts'
import { listsInCart } from './lists-in-cart.ts'

export function EditLink({ lineKey }: { readonly lineKey: string }) {
  const words = useMessages('cuttingPlan').inCart
  const records = useDeviceValue(listsInCart, useShop().deviceDatabase)
  if (!records || !findRecord(records, lineKey)) return null
  return (
    <QuietLink to={`/cutting-form?edit=${encodeURIComponent(lineKey)}`}>
      <Icon name="edit" /> {words.edit}
    </QuietLink>
  )
}
