import { useShop } from '../../../../data/shop.tsx'
import { useDeviceValue } from '../../../../storage/use-device-value.ts'
import { useCart } from '../../cart/index.ts'
import type { SavedList } from '../device/saved-list.ts'
import { addRecord, findRecord, takenLines } from './list-record.ts'
import { type ListInCart, listsInCart } from './lists-in-cart.ts'

/** The list of the form and its lines in the cart. */
export function useListInCart(list: SavedList) {
  const { deviceDatabase } = useShop()
  const { cart, device } = useCart()
  const records = useDeviceValue(listsInCart, deviceDatabase)
  const edited = records && findRecord(records, list.editing)
  return {
    isEditing: edited !== null && (cart?.lines.some(({ key }) => key === edited.key) ?? false),
    /** The quantities to remove when the edited list is replaced. */
    taken: edited && records ? takenLines(edited, records) : [],
    device,
    /** Stores the record that editing needs. */
    remember(record: ListInCart | null) {
      const keys = new Set(cart?.lines.map(({ key }) => key))
      if (record) void listsInCart(deviceDatabase).change(addRecord(record, keys))
    },
  }
}
