import type { About } from './about/about.tsx'
import type { BundleOptions } from './bundle/bundle-options.tsx'
import type { GroupedItems } from './bundle/grouped-items.tsx'
import type { PhoneOrder } from './buy/phone-order.tsx'
import type { CustomOptions, startingCost } from './custom-options/custom-options.tsx'
import type { Configurator } from './options/configurator.tsx'
import type { ProductView } from './product.types.ts'
import { servedPart } from './served-part.tsx'

/** Parts that only some products have, or only some pages need; they travel with those. */
interface Parts {
  About?: typeof About
  Configurator?: typeof Configurator
  GroupedItems?: typeof GroupedItems
  BundleOptions?: typeof BundleOptions
  CustomOptions?: typeof CustomOptions
  startingCost?: typeof startingCost
  PhoneOrder?: typeof PhoneOrder
}

export const aboutId = ({ id }: Pick<ProductView, 'id'>) => `about-${id}`

/** The parts that have been loaded. */
export const parts: Parts = {}

/** Fetches the parts a product needs, so that it can be shown in one go. */
export async function loadParts(product: ProductView): Promise<void> {
  const wanted = [
    !servedPart(aboutId(product)) && import('./about/about.tsx'),
    product.__typename === 'ConfigurableProduct' && import('./options/configurator.tsx'),
    product.__typename === 'GroupedProduct' && import('./bundle/grouped-items.tsx'),
    product.__typename === 'BundleProduct' && import('./bundle/bundle-options.tsx'),
    product.customOptions.length > 0 && import('./custom-options/custom-options.tsx'),
    product.phoneOrderOnly && import('./buy/phone-order.tsx'),
  ]
  for (const part of await Promise.all(wanted)) Object.assign(parts, part)
}
