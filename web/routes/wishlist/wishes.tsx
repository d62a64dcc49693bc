import { WishedProductsDocument } from '#schema/generated/operations.ts'
import { ProductGrid } from '../../features/product-card/index.ts'
import { ListNotices, ListTools, Removed, useSkuList } from '../../features/sku-list/index.ts'
import { NoWishes, wishList } from '../../features/wishlist/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'

/** Everything on the wishlist, as far as it is on the device or can be fetched. A card's heart takes it off. */
export function Wishes() {
  const words = useMessages('wishlist')
  const { skus, shown, remove, clear, removed, undo } = useSkuList(wishList, WishedProductsDocument)
  if (!skus) return <p role="status">{words.waiting}</p>

  const { found, status } = shown
  const isWaiting = status === 'loading'
  return (
    <>
      {removed > 0 && <Removed key={skus.length} count={removed} onUndo={undo} />}
      {skus.length === 0 ? <NoWishes /> : <ListTools count={skus.length} onClear={clear} />}
      <ListNotices shown={shown} total={skus.length} onRemove={remove} />
      {(found.length > 0 || isWaiting) && (
        <ProductGrid products={found.map(({ product }) => product)} awaited={isWaiting ? skus.length - found.length : 0} />
      )}
    </>
  )
}
