import type { ReactNode } from 'react'
import { Configurator } from '../parts.ts'
import type { ProductView, VariantView } from '../product.types.ts'

export interface Configuration {
  /** Null while nothing or not everything is chosen. */
  readonly variant: VariantView | null
  /** Where it is chosen. */
  readonly options: ReactNode
}

export interface ConfiguredProps {
  readonly product: ProductView
  /** Null for products of which no variant has to be chosen. */
  readonly children: (configuration: Configuration | null) => ReactNode
}

/** A product with what is chosen of it. Only configurable products bring the code for that. */
export function Configured({ product, children }: ConfiguredProps) {
  if (product.__typename !== 'ConfigurableProduct') return children(null)
  return <Configurator product={product}>{children}</Configurator>
}
