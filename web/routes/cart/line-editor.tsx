import { Suspense, useRef, useState } from 'react'
import { ProductPageDocument } from '#schema/generated/operations.ts'
import { quantityProblem } from '#schema/rules/cart/quantity-limits.ts'
import { PrimaryButton, QuietButton, SecondaryButton } from '../../components/button.tsx'
import { focusInvalidQuantity } from '../../components/quantity/focus-invalid-quantity.ts'
import { QuantityStepper } from '../../components/quantity/quantity-stepper.tsx'
import { useDeferred } from '../../data/use-deferred.ts'
import { LimitNote, type LineEditorProps, type Purchase } from '../../features/buying/cart/index.ts'
import { VariantEditor } from '../../features/catalog/product/index.ts'
import { useMessages } from '../../messages/use-messages.tsx'
import styles from './line-editor.module.css'

/** Changes the options and quantity of a cart line in place. Loads the product first. @source CART-15 */
export function LineEditor({ line, onSave, onClose }: LineEditorProps) {
  const words = useMessages('cart')
  const { status, data } = useDeferred(ProductPageDocument, { sku: line.parentSku ?? '', childSku: line.sku }, { when: 'now' })
  const [quantity, setQuantity] = useState(line.quantity)
  const [chosen, setChosen] = useState<Pick<Purchase, 'variant' | 'options'> | null>(null)
  const editor = useRef<HTMLDivElement>(null)
  const product = data?.product
  if (status === 'failed' || (status === 'ready' && product?.__typename !== 'ConfigurableProduct')) {
    return (
      <div className={styles.editor}>
        <p role="alert">{words.edit.failed}</p>
        <SecondaryButton onClick={onClose}>{words.edit.cancel}</SecondaryButton>
      </div>
    )
  }
  if (product?.__typename !== 'ConfigurableProduct') return <div className={styles.editor} aria-busy />
  const variant = chosen ? chosen.variant : product.variants.find(({ sku }) => sku === line.sku)
  const limits = variant?.stock?.limits
  const save = () => {
    if (variant && !focusInvalidQuantity(editor.current))
      onSave({ product, variant, quantity, options: chosen?.options ?? line.options })
  }
  return (
    <div ref={editor} className={styles.editor}>
      <Suspense>
        <VariantEditor product={product} sku={line.sku} onChoose={(next, options) => setChosen({ variant: next, options })} />
      </Suspense>
      <QuantityStepper
        name={`edit-${line.key}`}
        label={words.quantityFor(line.name)}
        quantity={quantity}
        limits={limits}
        note={limits && <LimitNote limits={limits} quantity={quantity} />}
        onChange={setQuantity}
      />
      <p className={styles.actions}>
        <PrimaryButton disabled={!variant || quantityProblem(quantity, limits) !== null} onClick={save}>
          {words.edit.save}
        </PrimaryButton>
        <QuietButton onClick={onClose}>{words.edit.cancel}</QuietButton>
      </p>
    </div>
  )
}
