import { type RefObject, Suspense, useRef } from 'react'
import { Link } from '../../../../../components/links/link.tsx'
import { Notice } from '../../../../../components/notice.tsx'
import { useShop } from '../../../../../data/shop.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import button from '../../../../../styles/button.module.css'
import componentStyles from '../../parts/bundle/components.module.css'
import customOptionStyles from '../../parts/custom-options/custom-options.module.css'
import optionStyles from '../../parts/options/options.module.css'
import phoneStyles from '../../parts/phone-order/phone-order.module.css'
import { CustomOptions, GroupedItems, PhoneOrder } from '../../parts.tsx'
import type { BundleChoices, Configuration, OptionAnswers, ProductView } from '../../product.types.ts'
import { BuyBarOnScroll } from './buy-bar-on-scroll.tsx'
import styles from './buy-box.module.css'
import { Order } from './order.tsx'
import { StockLine } from './stock-line.tsx'

interface BuyBoxProps {
  readonly product: ProductView
  readonly configuration: Configuration | null
  readonly bundle: BundleChoices | null
  /** The price in the head of the page. */
  readonly offer: RefObject<HTMLElement | null>
}

/** Options, stock, quantity and the button to add the product to the cart. */
export function BuyBox({ product, configuration, bundle, offer }: BuyBoxProps) {
  const words = useMessages('product')
  const { cutsToList } = useShop()
  const box = useRef<HTMLDivElement>(null)
  const isChosen = !configuration || configuration.variant !== null
  const hasComponents = product.__typename === 'GroupedProduct' || bundle !== null
  const isOrderedHere = !hasComponents && !product.phoneOrderOnly
  const { price, stock } = configuration?.variant ?? { ...product, ...bundle }
  const isSoldOut = isOrderedHere && stock?.status === 'OUT_OF_STOCK'
  const renderOrder = (custom?: OptionAnswers) =>
    isOrderedHere &&
    !isSoldOut &&
    !(isChosen && price.isUnknown) && <Order product={product} configuration={configuration} custom={custom} offer={offer} />
  return (
    <div className={styles.box} id="buy" ref={box}>
      {product.issues.map(({ code, message }) => (
        <Notice key={code} kind="error">
          {message}
        </Notice>
      ))}
      {configuration && <div className={optionStyles.part}>{configuration.options}</div>}
      {isChosen && <StockLine stock={stock} kind={product.__typename} weight={configuration?.variant?.weight} />}
      {product.__typename === 'GroupedProduct' && (
        <div className={componentStyles.components}>
          <GroupedItems product={product} />
        </div>
      )}
      {bundle && <div className={componentStyles.components}>{bundle.options}</div>}
      {product.customOptions.length > 0 ? (
        <CustomOptions options={product.customOptions} className={customOptionStyles.part}>
          {renderOrder}
        </CustomOptions>
      ) : (
        renderOrder()
      )}
      {(product.phoneOrderOnly || isSoldOut) && (
        <div className={phoneStyles.order}>
          <Suspense>
            <PhoneOrder product={product} sku={configuration?.variant?.sku ?? product.sku} />
          </Suspense>
        </div>
      )}
      {product.cuttingNotice && (
        <Notice kind="info">
          <strong>{words.cutting}</strong>
          <p>{product.cuttingNotice}</p>
          {cutsToList && (
            <Link
              className={`${button.secondary} ${styles.cut}`}
              to={`/cutting-form?material=${encodeURIComponent(product.sku)}`}
            >
              {words.cutToList}
            </Link>
          )}
        </Notice>
      )}
      {!isOrderedHere && !price.isUnknown && (
        <BuyBarOnScroll
          name={product.name}
          price={price.final}
          isFrom={price.isFrom}
          phoneOrderOnly={product.phoneOrderOnly}
          purchase={null}
          offer={offer}
          order={box}
        />
      )}
    </div>
  )
}
