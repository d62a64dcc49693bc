import { WishedProductsDocument } from '#schema/generated/operations.ts'
import { Dialog } from '../../../../components/dialog/index.ts'
import { Link } from '../../../../components/links/link.tsx'
import { Toasts } from '../../../../components/notifications/index.ts'
import { useMessages } from '../../../../messages/use-messages.tsx'
import button from '../../../../styles/button.module.css'
import { ProductLine } from '../../product-line/index.ts'
import { ListNotices, Removed, useSkuList } from '../../sku-list/index.ts'
import { wishList } from '../device/wished-on-device.ts'
import { showWishlist } from '../wished.ts'
import { NoWishes } from './no-wishes.tsx'
import styles from './wish-panel.module.css'

/** The wishlist in a drawer over the current page. @source UI-1 */
export function WishPanel() {
  const words = useMessages('lists').wishlist
  const { skus, shown, remove, removed, undo } = useSkuList(wishList, WishedProductsDocument)
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
          <Link className={`${button.secondary} ${styles.whole}`} to="/wishlist" onClick={close}>
            {words.toWishlist}
          </Link>
        )
      }
    >
      {removed > 0 && <Removed key={skus?.length} count={removed} onUndo={undo} />}
      {isEmpty && <NoWishes />}
      {skus && <ListNotices shown={shown} total={skus.length} onRemove={remove} />}
      <ul aria-label={words.title} aria-busy={!skus || shown.status === 'loading'}>
        {shown.found.map(({ sku, product }) => (
          <ProductLine key={sku} product={product} onFollow={close}>
            <button type="button" className={styles.remove} onClick={() => remove(sku)}>
              {words.remove} <span className="visually-hidden">{product.name}</span>
            </button>
          </ProductLine>
        ))}
      </ul>
      <Toasts />
    </Dialog>
  )
}
