import { WishedProductsDocument } from '#schema/generated/operations.ts'
import { Dialog } from '../../../../components/dialog/index.ts'
import { SecondaryLink } from '../../../../components/links/button-link.tsx'
import { Toasts } from '../../../../components/notifications/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import { ProductLine } from '../../product-line/index.ts'
import { ListNotices, UndoRemoval, useSkuList } from '../../sku-list/index.ts'
import { wishlist } from '../device/wishlist.ts'
import { showWishlist } from '../wishlist-store.ts'
import { EmptyWishlist } from './empty-wishlist.tsx'
import styles from './wish-panel.module.css'

/** The wishlist in a dialog over the current page. @source UI-1 */
export function WishPanel() {
  const words = useMessages('lists').wishlist
  const { remove: removeLabel } = useMessages('lists').skuList
  const { skus, products, remove, removed, undo } = useSkuList(wishlist, WishedProductsDocument)
  const close = () => showWishlist(false)
  const isEmpty = skus?.length === 0
  return (
    <Dialog
      kind="drawer"
      title={words.title}
      closeLabel={words.close}
      onClose={close}
      footer={
        !isEmpty && (
          <SecondaryLink to="/wishlist" onClick={close}>
            {words.toWishlist}
          </SecondaryLink>
        )
      }
    >
      {removed > 0 && <UndoRemoval key={skus?.length} count={removed} onUndo={undo} />}
      {isEmpty && <EmptyWishlist />}
      {skus && <ListNotices products={products} total={skus.length} onRemove={remove} />}
      <ul aria-label={words.title} aria-busy={!skus || products.status === 'loading'}>
        {products.found.map(({ sku, product }) => (
          <ProductLine key={sku} product={product} onFollow={close}>
            <button type="button" className={styles.remove} onClick={() => remove(sku)}>
              {removeLabel} <span className="visually-hidden">{product.name}</span>
            </button>
          </ProductLine>
        ))}
      </ul>
      <Toasts />
    </Dialog>
  )
}
