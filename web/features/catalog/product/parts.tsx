import { late } from '../../../late/late.tsx'
import type { ConfiguredProductProps, ProductView } from './product.types.ts'

// Components of certain product types, loaded only with those products.
const Configurator = late(async () => (await import('./parts/configurator.tsx')).Configurator)
export const GroupedItems = late(async () => (await import('./parts/bundle/grouped-items.tsx')).GroupedItems)
const Bundle = late(async () => (await import('./parts/bundle/bundle.tsx')).Bundle)
export const CustomOptions = late(async () => (await import('./parts/custom-options/custom-options.tsx')).CustomOptions)
export const PhoneOrder = late(async () => (await import('./parts/phone-order/phone-order.tsx')).PhoneOrder, ['cart'])

export const RelatedRail = late(async () => (await import('./parts/related/related-rail.tsx')).RelatedRail, ['product'])

export const VariantEditor = late(async () => (await import('./parts/options/variant-editor.tsx')).VariantEditor, ['product'])

/** Renders a product with its current configuration. */
export function ConfiguredProduct({ product, children }: ConfiguredProductProps) {
  if (product.__typename === 'ConfigurableProduct') return <Configurator product={product}>{children}</Configurator>
  if (product.__typename === 'BundleProduct') return <Bundle product={product}>{children}</Bundle>
  return children(null, null)
}

/** Loads the components a product needs, so that it renders without suspending. */
export async function loadParts(product: ProductView): Promise<void> {
  const parts = [
    product.__typename === 'ConfigurableProduct' && Configurator,
    product.__typename === 'GroupedProduct' && GroupedItems,
    product.__typename === 'BundleProduct' && Bundle,
    product.customOptions.length > 0 && CustomOptions,
    (product.phoneOrderOnly || product.stock?.status === 'OUT_OF_STOCK') && PhoneOrder,
  ]
  await Promise.all(parts.map((part) => (part === false ? undefined : part.preload())))
}
