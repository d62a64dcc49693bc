import { Suspense, useRef, useState } from 'react'
import { times, ZERO } from '#schema/rules/money.ts'
import { unitPrice } from '#schema/rules/unit-price.ts'
import { focusInvalidQuantity } from '../../../../../components/focus-invalid-quantity.ts'
import { Notice } from '../../../../../components/notice.tsx'
import { Price } from '../../../../../components/price/price.tsx'
import { pieceAmount } from '../../../../../components/price/price-arithmetic.ts'
import { QuantityStepper } from '../../../../../components/quantity-stepper.tsx'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import { AddToCart, LimitNote } from '../../../../buying/cart/index.ts'
import componentStyles from '../../parts/bundle/components.module.css'
import customOptionStyles from '../../parts/custom-options/custom-options.module.css'
import optionStyles from '../../parts/options/options.module.css'
import phoneStyles from '../../parts/phone-order/phone-order.module.css'
import { BundleOptions, CustomOptions, GroupedItems, PhoneOrder } from '../../parts.tsx'
import type { Configuration, OptionAnswers, ProductView } from '../../product.types.ts'
import { DeliveryLine } from '../../total/delivery-line.tsx'
import { RunningTotal } from '../../total/running-total.tsx'
import styles from './buy-box.module.css'
import { QuantityBreaks } from './quantity-breaks.tsx'
import { QuantityCalculator } from './quantity-calculator.tsx'
import { StockLine } from './stock-line.tsx'

interface BuyBoxProps {
  readonly product: ProductView
  readonly configuration: Configuration | null
}

/** Price, stock, options and the button to add the product to the cart. */
export function BuyBox({ product, configuration }: BuyBoxProps) {
  const words = useMessages('product')
  const [typedQuantity, setQuantity] = useState(0)
  /** Resets the typed quantity when it changes. */
  const [calculations, setCalculations] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  const isChosen = !configuration || configuration.variant !== null
  const hasComponents = product.__typename === 'GroupedProduct' || product.__typename === 'BundleProduct'
  const isDelivered = product.__typename !== 'VirtualProduct' && product.__typename !== 'DownloadableProduct'
  const { price, stock, measure } = configuration?.variant ?? product
  const limits = stock?.limits
  const quantity = typedQuantity || limits?.least || 1
  const setCalculatedQuantity = (pieces: number) => {
    setQuantity(pieces)
    setCalculations((count) => count + 1)
  }
  const renderOrder = (custom?: OptionAnswers) => {
    if (hasComponents || product.phoneOrderOnly || (isChosen && price.isUnknown)) return null
    const piece = pieceAmount(price, quantity)
    const unitAmount = unitPrice(
      [piece, custom?.surcharge(piece) ?? ZERO].map((amount) => ({ price: amount, quantity: 1, rate: price.taxRate })),
    )
    const purchase = { product, variant: configuration?.variant, quantity, optionAnswers: custom?.answers }
    const wanted = () => {
      if (!isChosen) configuration.showMissing()
      if (!isChosen || custom?.validate() === false || focusInvalidQuantity(field.current)) return null
      return [{ ...purchase, unitAmount, options: [...(configuration?.labels ?? []), ...(custom?.labels ?? [])] }]
    }
    return (
      <div className={styles.order}>
        {isChosen && (
          <>
            <div ref={field}>
              <QuantityStepper
                key={calculations}
                name="quantity"
                label={words.quantity}
                hasVisibleLabel
                quantity={quantity}
                limits={limits}
                note={
                  limits && (
                    <Suspense>
                      <LimitNote limits={limits} quantity={quantity} />
                    </Suspense>
                  )
                }
                onChange={setQuantity}
              />
            </div>
            <RunningTotal
              label={words.total(quantity)}
              total={times(unitAmount, quantity)}
              currency={price.final.gross.currency}
            />
          </>
        )}
        <AddToCart getPurchases={wanted} />
        {isChosen && measure && <QuantityCalculator measure={measure} limits={limits} onUse={setCalculatedQuantity} />}
        {isChosen && isDelivered && <DeliveryLine goods={[purchase]} />}
      </div>
    )
  }
  return (
    <div className={styles.box} id="buy">
      <Price price={price} size="page" />
      {!product.phoneOrderOnly && <QuantityBreaks breaks={price.breaks} />}
      {isChosen && <StockLine stock={stock} />}
      {product.issues.map(({ code, message }) => (
        <Notice key={code} kind="error">
          {message}
        </Notice>
      ))}
      {configuration && <div className={optionStyles.part}>{configuration.options}</div>}
      {product.__typename === 'GroupedProduct' && (
        <div className={componentStyles.components}>
          <GroupedItems product={product} />
        </div>
      )}
      {product.__typename === 'BundleProduct' && (
        <div className={componentStyles.components}>
          <BundleOptions product={product} />
        </div>
      )}
      {product.customOptions.length > 0 ? (
        <CustomOptions options={product.customOptions} className={customOptionStyles.part}>
          {renderOrder}
        </CustomOptions>
      ) : (
        renderOrder()
      )}
      {configuration?.variantTable}
      {product.phoneOrderOnly && (
        <div className={phoneStyles.order}>
          <PhoneOrder />
        </div>
      )}
      {product.cuttingNotice && (
        <Notice kind="info">
          <strong>{words.cutting}</strong>
          <p>{product.cuttingNotice}</p>
        </Notice>
      )}
    </div>
  )
}
