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
import { BundleOptions, CustomOptions, GroupedItems, PhoneOrder } from '../../parts.ts'
import type { Answered, Configuration, ProductView } from '../../product.types.ts'
import { DeliveryLine } from '../../total/delivery-line.tsx'
import { RunningTotal } from '../../total/running-total.tsx'
import styles from './buy-box.module.css'
import { HowMuch } from './how-much.tsx'
import { QuantityBreaks } from './quantity-breaks.tsx'
import { StockLine } from './stock-line.tsx'

interface BuyBoxProps {
  readonly product: ProductView
  readonly configuration: Configuration | null
}

/** Price, stock and all options to choose before ordering. */
export function BuyBox({ product, configuration }: BuyBoxProps) {
  const words = useMessages('product')
  const [chosen, setQuantity] = useState(0)
  /** Incremented by every calculated quantity, which replaces the typed one. */
  const [calculated, setCalculated] = useState(0)
  const field = useRef<HTMLDivElement>(null)
  const article = configuration?.variant ?? product
  const isChosen = !configuration || configuration.variant !== null
  const isSum = product.__typename === 'GroupedProduct' || product.__typename === 'BundleProduct'
  const isDelivered = product.__typename !== 'VirtualProduct' && product.__typename !== 'DownloadableProduct'
  const { price, stock, measure } = article
  const limits = stock?.limits
  const quantity = chosen || limits?.least || 1
  const use = (pieces: number) => {
    setQuantity(pieces)
    setCalculated((count) => count + 1)
  }
  const order = (answered?: Answered) => {
    if (isSum || product.phoneOrderOnly || (isChosen && price.isUnknown)) return null
    const piece = pieceAmount(price, quantity)
    const unitAmount = unitPrice(
      [piece, answered?.cost(piece) ?? ZERO].map((amount) => ({ price: amount, quantity: 1, rate: price.taxRate })),
    )
    const wanted = () => {
      if (!isChosen) configuration.complain()
      if (!isChosen || answered?.check() === false || focusInvalidQuantity(field.current)) return null
      return [
        {
          ...{ product, variant: configuration?.variant, quantity, unitAmount, optionAnswers: answered?.answers },
          options: [...(configuration?.labels ?? []), ...(answered?.labels ?? [])],
        },
      ]
    }
    return (
      <div className={styles.order}>
        {isChosen && (
          <>
            <div ref={field}>
              <QuantityStepper
                key={calculated}
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
        {isChosen && measure && <HowMuch measure={measure} limits={limits} onUse={use} />}
        {isChosen && isDelivered && (
          <DeliveryLine goods={[{ product, variant: configuration?.variant, quantity, optionAnswers: answered?.answers }]} />
        )}
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
          {order}
        </CustomOptions>
      ) : (
        order()
      )}
      {configuration?.several}
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
