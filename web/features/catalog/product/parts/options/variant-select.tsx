import { useShop } from '../../../../../data/shop.tsx'
import { fullPath } from '../../../../../data/shop-path.ts'
import { useMessages } from '../../../../../messages/use-messages.tsx'
import button from '../../../../../styles/button.module.css'
import type { ConfigurableView, VariantView } from '../../product.types.ts'
import styles from './options.module.css'

interface VariantSelectProps {
  readonly product: ConfigurableView
  readonly chosen: VariantView | null
}

/** All variants in one select form, for browsers without JavaScript. */
export function VariantSelect({ product, chosen }: VariantSelectProps) {
  const words = useMessages('product')
  const action = fullPath(useShop().basePath, product.url)
  return (
    <form method="get" action={action} className={styles.variants}>
      <label>
        {words.variant}
        <select name="childSku" defaultValue={chosen?.sku}>
          {product.variants.map((variant) => (
            <option key={variant.sku} value={variant.sku}>
              {variantLabel(product, variant)} – {variant.price.final.gross.formatted}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={button.secondary}>
        {words.showVariant}
      </button>
    </form>
  )
}

function variantLabel({ options }: ConfigurableView, { selection, name }: VariantView): string {
  const labels = options.map(({ attributeCode, values }) => {
    const chosen = selection.find((value) => value.attributeCode === attributeCode)
    return values.find(({ id }) => id === chosen?.valueId)?.label
  })
  return labels.filter(Boolean).join(', ') || name
}
