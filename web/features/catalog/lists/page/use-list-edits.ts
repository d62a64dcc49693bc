import { useShop } from '../../../../data/shop.tsx'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { addSku, removeSku, restoreSkus } from '../../sku-list/index.ts'
import { wishlist } from '../../wishlist/index.ts'
import { addLine, removeLine, replaceSku, restoreLine, setQuantity } from '../rules/list-changes.ts'
import type { ListLine, NamedList } from '../rules/named-list.types.ts'
import type { Target } from '../saving/list-form.tsx'
import { isolate, type Lists, WISHLIST } from '../saving/use-lists.ts'

/** Changes of one list. The wishlist is kept by its own feature, without quantities. @source SAVE-4, WISH-3 */
export function useListEdits(list: NamedList, { lists, change, setNews, create }: Lists) {
  const words = useMessages('lists').saved
  const { removed } = useMessages('lists').skuList
  const { deviceDatabase } = useShop()
  const isWishlist = list.id === WISHLIST
  const changeWishes = wishlist(deviceDatabase).change

  function removeFromList({ sku }: ListLine) {
    if (isWishlist) void changeWishes(removeSku(sku))
    else change(removeLine(list.id, sku))
  }

  return {
    isWishlist,
    setQuantity: (sku: string, quantity: number) => change(setQuantity(list.id, sku, quantity)),
    choose: (sku: string, chosen: string) => change(replaceSku(list.id, sku, chosen)),
    /** Removes a line and offers to restore it. */
    remove(line: ListLine) {
      const position = list.lines.findIndex(({ sku }) => sku === line.sku)
      removeFromList(line)
      setNews({
        text: removed(1),
        undo() {
          if (isWishlist) void changeWishes(restoreSkus(list.lines.map(({ sku }) => sku)))
          else change(restoreLine(list.id, line, position))
          setNews(null)
        },
      })
    },
    /** Copies a line to another list, or to a new one with the typed name, and removes it from this one unless `stays` is true. */
    transfer(line: ListLine, to: Target, stays: boolean) {
      const target = 'id' in to ? lists.find(({ id }) => id === to.id) : create(to.newName, [line])
      if (!target) return
      if (target.id === WISHLIST) void changeWishes(addSku(line.sku))
      else if ('id' in to) change(addLine(target.id, line))
      if (!stays) removeFromList(line)
      const text = stays ? words.copied : words.moved
      setNews({ text: text(isolate(target.name)), list: target.id })
    },
  }
}

export type ListEdits = ReturnType<typeof useListEdits>
