import { WishedProductsDocument } from '#schema/generated/operations.ts'
import { Link } from '../../components/links/link.tsx'
import { DevicePage } from '../../components/page/device-page.tsx'
import { ProductGrid } from '../../features/catalog/product-card/index.ts'
import { DeviceListView, ListNotices, ListTools, UndoRemoval, useSkuList } from '../../features/catalog/sku-list/index.ts'
import { EmptyWishlist, wishlist } from '../../features/catalog/wishlist/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'

/** @source decision 0022 */
export function Component() {
  const { title, description, needsScripts } = useMessages('lists').wishlist
  return (
    <DevicePage title={title} description={description} canonical="/wishlist" needsScripts={needsScripts}>
      <Wishlist />
    </DevicePage>
  )
}

/** All products on the wishlist that are on the device or can be loaded. A card's heart removes its product. */
function Wishlist() {
  const words = useMessages('lists').wishlist
  const { skus, products, remove, clear, removed, undo } = useSkuList(wishlist, WishedProductsDocument)
  const total = skus?.length ?? 0
  const { found, status } = products
  const isLoading = status === 'loading'
  return (
    <DeviceListView of="wishes" isUnread={!skus} waiting={<p role="status">{words.waiting}</p>}>
      {removed > 0 && <UndoRemoval key={total} count={removed} onUndo={undo} />}
      {total === 0 ? <EmptyWishlist /> : <ListTools count={total} onClear={clear} />}
      <p>
        <Link to="/lists">{words.lists}</Link>
      </p>
      <ListNotices products={products} total={total} onRemove={remove} />
      {(found.length > 0 || isLoading) && (
        <ProductGrid products={found.map(({ product }) => product)} skeletons={isLoading ? total - found.length : 0} />
      )}
    </DeviceListView>
  )
}
